/** A short form with its signs, and what it means; `short-forms.ts` tells what the signs mean. */
export const ITALIAN = `
ing ingresso; tg taglia; tgl taglia; col colore; int# interno; app# appartamento; bin# binario; scal# scala; sc# scala; pag# pagina; pagg# pagine;
cap# capitolo; art# articolo; vol# volume; fig# figura; rif riferimento; cod codice; mod modello; pz.#~ pezzo|pezzi; pzz.# pezzi;
conf. confezione; confez. confezione; bott. bottiglia; scat. scatola; pacc. pacco; cucch. cucchiai; cucchi. cucchiai;
cl classe; energ energetica; en energetica; risc riscaldamento; auton. autonomo; centr. centralizzato; ascens. ascensore;
bal balcone; terr terrazzo; cuc cucina; sogg soggiorno; bagn bagno; serv servizi; loc# locali; p.# piano; ult ultimo;
ristr ristrutturato; arred arredato; parz parzialmente; cond condominiali; mens# mensili; ann annuale; giorn giornaliero;
pers.#~ persona|persone; pax.#~ persone; bamb bambini; ragg ragazzi; rid ridotto; prenot prenotazione; obbl obbligatoria;
cell cellulare; ab abitazione; uff ufficio; avv avvocato; arch architetto; geom geometra; dr dottor; proff professori;
sigg signori; egr egregio; gent gentile; spett spettabile; mons monsignor; dott dottor; ssa dottoressa; vle viale; pzza piazza;
pza piazza; str strada; fraz frazione; prov provincia; reg regione; naz nazionale; ital italiano; ted tedesco; ingl inglese;
franc francese; gen# gennaio; febb febbraio; feb febbraio; mar# marzo; mag# maggio; ago# agosto; set# settembre; nov novembre;
dic dicembre; lun lunedì; merc mercoledì; giov giovedì; dom domenica; fest festivi; fer feriali; escl.~ escluso;
incl.~ incluso; compr. compreso; mass massimo; scont scontato; prom promozione; val valido; valid validità; scad scadenza;
disp disponibile; esaur esaurito; lungh lunghezza; largh larghezza; alt altezza; prof# profondità; diam diametro; qtà quantità;
q.tà quantità; n.ro numero; nro numero; spett.le spettabile; gent.mo gentilissimo; gent.ma gentilissima; ill.mo illustrissimo;
p.tta piazzetta; v.lo vicolo; str.da strada; b.go borgo; c.da contrada; sig.ri signori; avv.ssa avvocatessa;
prof.ssa professoressa; dott.ri dottori; f.to firmato; km#~ chilometro; feat con; stag# stagione; ep# episodio;
univ università; osp ospedale; soc società; coop cooperativa;
cpr.# compressa|compresse; cps.# capsula|capsule; gtt.# gocce; rag ragioniere; p.p.~ a persona; a/r andata e ritorno; liv# livello; cat# categoria; sup. superiore; inf. inferiore; obblig obbligatorio; facolt facoltativo; dispon disponibile;
iscr iscrizioni; contr contratto; esp esperienza; rich richiesto; lav lavoro; vend vendita; acq acquisto; aff affitto; appart appartamento; mans mansarda; garage garage; cant cantina; giard giardino; termoaut termoautonomo; kms.~ chilometri; vol. volume;
gent.mi gentilissimi; gent.me gentilissime; preg.mo pregiatissimo; egr.sig egregio signor; c.a.~ alla cortese attenzione; p.es~ per esempio; ad.es~ ad esempio; a.c.~ avanti Cristo; d.c.~ dopo Cristo; u.s.~ ultimo scorso; p.v.~ prossimo venturo; c.m.~ corrente mese; nr~ numero; q.b.~ quanto basta; n.b~ nota bene; s.l.m.~ sul livello del mare; gr.# grammi; lt.# litri; mt.# metri; hh.# ore; cad.~ cadauno; tratt.~ trattabili; sigg.ri signori; dott.sse dottoresse; on.le onorevole; v.lo vicolo; s.s strada statale; s.p strada provinciale; ns~ nostro
`;
