/** A short form with its signs, and what it means; `short-forms.ts` tells what the signs mean. */
export const FRENCH = `
ét.# étage; étg.# étage; art.# article; ouv ouvert; incl.~ inclus; compr. compris; excl.~ exclu; j.# jour|jours; sem.# semaine|semaines;
pers.#~ personne|personnes; p# page; pp# pages; chap# chapitre; vol# volume; fig# figure; éd édition; av avenue; bld boulevard;
boul boulevard; rte route; sq square; fbg faubourg; fg faubourg; rés résidence; bât# bâtiment; esc# escalier; apt# appartement;
app# appartement; appt~ appartement; ch.# chambre|chambres; chbre. chambre; chb. chambres; sdb.~ salle de bains; sde.~ salle d’eau;
rdc. ~rez-de-chaussée; r.-de-ch.~ rez-de-chaussée; asc. ascenseur; terr. terrasse; pkg. parking; séj. séjour; meubl meublé;
rénov rénové; équip équipée; indiv individuel; chauff chauffage; charg charges; cc.~ charges comprises; hc. ~hors charges;
dép département; arr.# arrondissement; gd grand; gde grande; pt petit; nbx nombreux; nbses nombreuses; nb nombre; mn.# minutes;
mns.# minutes; hrs.# heures; kms.# kilomètres; mini. minimum; moy. moyenne; env~ environ; tél téléphone; mob mobile;
rens renseignements; réserv réservation; résa.~ réservation; insc inscription; inscr inscription; rempl remplacement;
remb remboursé; réduc réduction; pdt pendant; jusq jusqu’à; ts tous; tjs~ toujours; bcp.~ beaucoup; cpt comptant; mens mensuel;
hebdo. hebdomadaire; janv janvier; fév février; févr février; avr avril; juil juillet; sept septembre; oct octobre;
nov novembre; déc décembre; lun lundi; mar# mardi; mer# mercredi; jeu# jeudi; ven# vendredi; sam# samedi; qté quantité;
ref référence; mod modèle; caract caractéristiques; diam diamètre; ing ingénieur; sté société; ets établissements;
éts établissements; cie. compagnie; assoc association; univ université; intern international; int intérieur; ext extérieur;
suppl. supplément; gar garantie; kilom kilométrage; péremp péremption; conserv conservation; b.à.s bon à savoir; feat avec;
km#~ kilomètre; n# numéro; cts.~ centimes; ctés. centimes; ex.# exemplaires;
gél.# gélule|gélules; cp.# comprimé|comprimés; cps.# comprimés; niv# niveau; mens.# mensualités; mat. matin; r rue; a/r aller-retour; cl classe; cat# catégorie; gratuits gratuits; obl obligatoire;
fac facultatif; dispo.~ disponible; livr livraison; fab fabrication; orig origine; sup. supérieur; inf. inférieur; poss. possible; ext extérieur; vac vacances; sal salaire; brut brut;
exp expérience; diff difficile; fr français; angl anglais; all allemand; esp espagnol; ital italien; chap# chapitre; ép# épisode; saison saison; tx taux; qq~ quelques; qqn~ quelqu’un; pb~ problème;
c.àd c’est-à-dire; s.v.p.~ s’il vous plaît; svp.~ s’il vous plaît; p.ex~ par exemple; n.b~ nota bene; j.-c.~ Jésus-Christ; ste~ Sainte; c.-à-d~ c’est-à-dire; mgr monseigneur; vve veuve; cdt commandant; st~ Saint; dispos disponibles; tlj.~ tous les jours; càd~ c’est-à-dire; rdvs.~ rendez-vous; nbre nombre; qté quantité; pcs.#~ pièces; pce.#~ pièce; bout. bouteilles; btl. bouteilles; cdt.~ conditionnement
`;
