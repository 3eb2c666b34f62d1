/** A short form with its signs, and what it means; `short-forms.ts` tells what the signs mean. */
export const GERMAN = `
bj Baujahr; kl# Klasse; kl kleiner; gl# Gleis; art# Artikel; abs# Absatz; kap# Kapitel; bd# Band; s# Seite; fl.# Flasche|Flaschen; pos# Position;
abb# Abbildung; tab# Tabelle; whg. Wohnung; nk.~ Nebenkosten; hk.~ Heizkosten; ebk.~ Einbauküche; og.~ Obergeschoss;
eg.~ Erdgeschoss; dg.~ Dachgeschoss; ug.~ Untergeschoss; dz.~ Doppelzimmer; ez.~ Einzelzimmer; hp.~ Halbpension;
vp.~ Vollpension; vvk.~ Vorverkauf; ak#~ Abendkasse; vb.#~ Verhandlungsbasis; vhb.#~ Verhandlungsbasis;
ü/f.~ Übernachtung mit Frühstück; pck.~ Päckchen; pkg.~ Packung; pckg.~ Packung; msp. Messerspitze; kcal. Kilokalorien;
btl. Beutel; pr.# Prise; ds. Dose; gegr gegründet; geb geboren; inh Inhaber; fa Firma; fam Familie; lt laut; bes besonders;
versch verschiedene; vorh vorhanden; gebr gebraucht; ehem ehemals; jhd. Jahrhundert; jh. Jahrhundert; jr. junior; sr. senior;
ing Ingenieur; dipl Diplom; med medizin; hl heilige; kgl königlich; ital italienisch; frz französisch; engl englisch;
dt deutsch; österr österreichisch; span spanisch; amer amerikanisch; bayer bayerisch; vegetar vegetarisch; veg vegetarisch;
alk Alkohol; verf verfügbar; verk verkaufe; zub Zubehör; kompl komplett; opt optional; serienm serienmäßig; autom automatisch;
elektr elektrisch; techn technisch; tlg teilig; gült gültig; gültigk Gültigkeit; telef telefonisch; begr begrenzt;
reduz reduziert; jew jeweils; zw zwischen; insb insbesondere; insges insgesamt; durchschn durchschnittlich; monatl monatlich;
wöch wöchentlich; wöchentl wöchentlich; stdl stündlich; vorm vormittags; nachm nachmittags; abds abends; mo.# Monat|Monate;
mon.# Monat|Monate; wo.# Woche|Wochen; jan Januar; jän Jänner; feb Februar; febr Februar; mär März; apr April; jun Juni; jul Juli;
aug August; sep September; sept September; okt Oktober; nov November; dez Dezember; vol.# Volumen; feat featuring;
hbf.~ Hauptbahnhof; bhf.~ Bahnhof; haupteing Haupteingang; tn. Teilnehmer; anm Anmeldung; öffn Öffnung; treffp Treffpunkt;
eintr Eintritt; erm ermäßigt; kat# Kategorie; stck.~ Stück; stk.~ Stück; pers.# Person|Personen; zi.~ Zimmer; mwst.~ Mehrwertsteuer;
ust.~ Umsatzsteuer; inkl~ inklusive; exkl~ exklusive; zzgl~ zuzüglich; abzgl~ abzüglich; evtl~ eventuell; ggf~ gegebenenfalls;
bzw~ beziehungsweise; usw.~ und so weiter; uvm.~ und vieles mehr; uva.~ und viele andere; mtl.~ monatlich; tgl.~ täglich;
tägl.~ täglich; nr~ Nummer; tsd.~ Tausend; mio.~ Millionen; mrd.~ Milliarden; v#= vom; v= von; p.p.~ pro Person; art.-nr~ Artikelnummer; best.-nr~ Bestellnummer; kd.-nr~ Kundennummer; tel.-nr~ Telefonnummer;
 m= mit; o= ohne; n= nach; f= für; u= und;
od= oder; b= bei; kath katholisch; ev evangelisch; str. Straße; verl verlängert; renov renoviert; san saniert; möbl möbliert;
gepfl gepflegt; ruh ruhig; zentr zentral; wfl. Wohnfläche; wohnfl. Wohnfläche; grdst. Grundstück; balk Balkon; kü Küche;
km# Kilometer;
eff effektiver; d= der; ez#~ Erstzulassung; n.v.~ nach Verlängerung; i.e.~ im Elfmeterschießen; lfd laufend; gest gestern; erw Erwachsene; jugendl Jugendliche;
ki. Kinder; rtg Richtung; ri Richtung; überg Übergabe; vollst vollständig; zul zulässig; bev bevorzugt; ges gesamt; gesch geschlossen; geschl geschlossen; geöff geöffnet; tägl.~ täglich;
letzt letzter; nä nächste; folg folgende; entspr entsprechend; urspr ursprünglich; erh erhältlich; lief lieferbar; verp Verpackung; entf Entfernung; sonst sonstige;
bzgl~ bezüglich; hrsg herausgegeben; zzt~ zurzeit; z.zt~ zurzeit; z.t.~ zum Teil; i.d.r~ in der Regel; o.g~ oben genannte; s.o.~ siehe oben; s.u.~ siehe unten; v.a~ vor allem;
z.hd~ zu Händen; u.u~ unter Umständen; n.vb.~ nach Vereinbarung; n.v.~ nach Verlängerung; i.h.v~ in Höhe von; m.e~ meines Erachtens; u.v.m.~ und vieles mehr; u.v.a.~ und viele andere; o.ä.~ oder Ähnliches;
v.chr.~ vor Christus; n.chr.~ nach Christus; i.a~ im Auftrag; s.a~ siehe auch; a.d~ an der; i.tr.~ in der Trockenmasse; vmtl~ vermutlich; grds~ grundsätzlich; bspw~ beispielsweise; sog sogenannte; resp respektive; ggfs~ gegebenenfalls; evt~ eventuell; zw zwischen; lt~ laut; ff folgende; vgl~ vergleiche; tlw~ teilweise; teilw teilweise; mtgl Mitglieder; kfm kaufmännisch; betr betrifft; beil Beilage; port. Portionen; lfm.~ laufende Meter
`;
