/** A short form with its signs, and what it means; `short-forms.ts` tells what the signs mean. */
export const PORTUGUESE = `
col.# colher|colheres; cols.# colheres; xíc.# xícara|xícaras; xícs.# xícaras; cel celular; exc exceto; excl exclusive; inc. incluso;
incl.~ incluso; cond condomínio; aptos. apartamentos; ap# apartamento; apto.~ apartamento; bl# bloco; cj# conjunto;
conj# conjunto; qd# quadra; and.# andar; vgs. vagas; dorm.~ dormitórios; dorms.~ dormitórios; ste. suíte; suí. suíte;
banh. banheiros; coz cozinha; mob mobiliado; reform reformado; pç praça; pça praça; trav travessa; rod rodovia; est estrada;
jd jardim; vl vila; pq parque; cid cidade; esq. esquina; próx próximo; ed edifício; edif edifício; cx.# caixa|caixas; cxs.# caixas;
pct. pacote; pcts. pacotes; pc.# pacote; un.#~ unidade|unidades; und.# unidades; unid. unidades; uns.# unidades; pç.# peça;
pçs.#~ peças; pcs.#~ peças; dz.# dúzia; gf. garrafa; vol.# volume; pág# página; págs# páginas; cap# capítulo; art# artigo;
fig# figura; ref referência; cód código; nro número; num número; núm número; pess.# pessoa|pessoas; pes.# pessoas; hrs.~ horas;
hr.#~ horas; hs.~ horas; dom domingo; aprox~ aproximadamente; parc. parcelas; desc. desconto; entr. entrada; mens. mensais;
fab fabricação; gde grande; peq pequeno; méd médio; tam tamanho; mod modelo; tec tecnologia; obs observação; eng engenheiro;
enga engenheira; profa professora; sr senhor; srs senhores; sras senhoras; srta senhorita; exma excelentíssima;
exmo excelentíssimo; cia. companhia; ltda.~ limitada; depto departamento; dpto departamento; univ universidade; inst instituto;
hosp hospital; gov governo; pref prefeitura; mun municipal; nac nacional; intl internacional; int interno; ext externo;
obg.~ obrigado; vc.~ você; vcs.~ vocês; tb.~ também; tbm.~ também; hj.~ hoje; qdo~ quando; pfv.~ por favor; qq~ qualquer;
km#~ quilômetro; séc século; feat com; mar# março; jul julho; fev fevereiro; temp# temporada; ep# episódio; ingr ingressos;
c/c conta corrente; p/p por pessoa;
comp.# comprimido|comprimidos; cáps.# cápsulas; sal salário; d dona; a.m.~ ao mês; a.a.~ ao ano; i/v ida e volta; niv# nível; cat# categoria; obrig obrigatório; opc opcional; disp disponível; resp responsável;
lanç lançamento; promo.~ promoção; qtde~ quantidade; qtd~ quantidade; kms.~ quilômetros; vol. volume; inf informações; insc inscrições; mat matrícula; turma turma; sem.# semana|semanas; sup superior; fund fundamental;
s/n.~ sem número; s/nº.~ sem número; v.o.~ versão original; p.ex~ por exemplo; a.c.~ antes de Cristo; d.c.~ depois de Cristo; blz.~ beleza; msg.~ mensagem; msgs.~ mensagens; zap.~ zap; whats.~ WhatsApp; c/c conta corrente; drs doutores; dras doutoras; prof.ª~ professora; prof.º~ professor; sr.ª~ senhora; dr.ª~ doutora; n.º~ número; tels telefones; cels celulares; qts.#~ quartos; gr.# gramas; grs.# gramas; lts.# litros; ltrs.# litros; mts.# metros
`;
