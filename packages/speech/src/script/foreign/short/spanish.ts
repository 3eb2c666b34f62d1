/** A short form with its signs, and what it means; `short-forms.ts` tells what the signs mean. */
export const SPANISH = `
tfno teléfono; tlf teléfono; telf teléfono; tfn teléfono; móv móvil; izda.~ izquierda; izq.~ izquierda; dcha.~ derecha;
der. derecha; ctra carretera; urb urbanización; pol polígono; bº barrio; esq esquina; entlo. entresuelo; ppal. principal;
bjo. bajo; col# colegiada; art# artículo; pág# página; págs# páginas; cap# capítulo; vol# volumen; fig# figura; núm número;
nro número; num número; ref referencia; exp expediente; pers.~ personas; pax.~ personas; ud.#~ unidad|unidades; uds.~ unidades;
u.# unidades; unid. unidades; pzas. piezas; pza.# pieza; paq. paquete; bot. botella; cja. caja; ptas. pesetas; cént. céntimos;
cda.# cucharada|cucharadas; cdas.# cucharadas; cdta.# cucharadita; cdtas.# cucharaditas; cdita.# cucharadita; hrs.~ horas; hs.~ horas;
a.# año|años; incl.~ incluido; excl.~ excluido; desc. descuento; dcto.~ descuento; dto.~ descuento; aprox~ aproximadamente;
prom. promedio; cert. certificado; gral general; admin administración; admón administración; adm administración; dir dirección;
depto departamento; dpto departamento; edif edificio; hab.# habitaciones; hab habitación; habs.~ habitaciones; dorm.~ dormitorios;
coch cochera; amueb amueblado; reform reformado; sup superficie; const construidos; terr terraza; asc ascensor;
calef calefacción; cía. compañía; hnos. hermanos; hno hermano; fdo firmado; atte. atentamente; lic licenciado; ing ingeniero;
arq arquitecto; profa profesora; excmo excelentísimo; gta glorieta; pje pasaje; pso paseo; cdad ciudad; prov provincia;
estac estación; aptdo apartado; fte frente; gob gobierno; univ universidad; inst instituto; hosp hospital; gmo gramo;
kilom kilómetro; temp# temporada; feat con; vto vencimiento; cad caducidad; fab fabricación; tec tecnología; env envío;
consult consultar; obs observaciones; ej ejemplo; tb también; mex mexicano; esp español; arg argentino; cta cuenta;
nac nacional; intl internacional; int# interior; ext# exterior; km#~ kilómetro; a/a aire acondicionado; c/c cuenta corriente;
p/p por persona;
cáp.# cápsula|cápsulas; comp.# comprimido|comprimidos; pta puerta; pl plaza; d.ª~ doña; d don; dña doña; bach. bachillerato; grat gratis; prof profesor; vol. volumen;
obl obligatorio; opc opcional; disp disponible; reg registro; resp responsable; trat tratamiento; sem.# semana|semanas; i/v ida y vuelta; b/a brutos al año; niv# nivel; cat# categoría;
mod# modelo; ap apartamento; aptos apartamentos; tlfs teléfonos; pers personas; c.p.~ código postal; kms.~ kilómetros; excl excluido;
s/n.~ sin número; sres señores; sras señoras; srtas señoritas; dres doctores; a.m.~ de la mañana; p.m.~ de la tarde; a.c.~ antes de Cristo; d.c.~ después de Cristo; r.u.~ Reino Unido; p.d posdata; v.o.~ versión original; v.o.s.e.~ versión original subtitulada; k.o.~ nocaut; s.a.~ ese a; s.l.~ ese ele; q.e.p.d.~ que en paz descanse; tpo.~ tiempo; mn.# minutos; tlfno teléfono; wsp.~ WhatsApp; pq~ porque; xq~ porque; dpto departamento; c.c# cédula; nº.~ número
`;
