import { languages } from "../../core/locale.ts";
import { type SearchWords, searchWordsSchema } from "../../services/themes/theme-data.ts";
import { wordsOfCliparts } from "./search-words-of-cliparts.ts";

/**
 * What visitors type who look for a design, beside its name and the names of its filters: compounds ("Hochzeitskarte"),
 * everyday words, plurals that no rule of endings finds. Each line: what it belongs to | German | English | Spanish |
 * French | Italian | Dutch. Accents may be left out by whoever searches.
 */
const table = `
occasion:wedding | Hochzeitskarte Hochzeitskarten Hochzeitsfeier Heirat heiraten Trauung Vermählung Standesamt Brautpaar Liebe | wedding card marriage bride groom love | boda bodas casamiento novios enlace amor | mariage noces mariés amour | matrimonio nozze sposi amore | huwelijk bruiloft trouwen trouwkaart huwelijkskaart bruidspaar liefde
occasion:birth | Geburtskarte Geburtskarten Geburtsanzeige Babykarte Baby Kind Mädchen Junge Tochter Sohn Nachwuchs | birth announcement baby card girl boy daughter son newborn | nacimiento bebé niña niño hija hijo anuncio | naissance bébé fille garçon faire-part enfant | nascita bebè neonato bambina bambino femmina maschio annuncio | geboorte geboortekaart geboortekaartje baby meisje jongen dochter zoon
occasion:christening | Taufkarte Taufkarten Taufeinladung Taufe Baby Kirche Taufkerze | christening baptism card baby church invitation | bautizo bautismo bebé iglesia invitación | baptême bébé église invitation | battesimo bebè chiesa invito | doop doopkaart doopkaartje baby kerk uitnodiging
occasion:birthday | Geburtstagskarte Geburtstagskarten Geburtstagseinladung Geburtstagsparty Party Feier Jubiläum | birthday card invitation party celebration anniversary | cumpleaños fiesta celebración aniversario | anniversaire fête invitation | compleanno festa invito | verjaardag verjaardagskaart feest uitnodiging jarig
occasion:childrens-birthday | Kindergeburtstag Kindergeburtstagskarte Geburtstagskarte Geburtstagseinladung Kinderparty Einladung Kinder Kind Mädchen Junge Party | children kids birthday card party invitation girl boy | cumpleaños infantil niños niña niño fiesta invitación | anniversaire enfant enfants fille garçon goûter invitation | compleanno bambini bambina bambino festa invito | kinderfeestje kinderverjaardag kinderen meisje jongen uitnodiging verjaardagskaart
occasion:communion | Kommunionkarte Kommunionskarte Kommunionskarten Kommunionseinladung Erstkommunion Kirche Einladung | first communion card church invitation | primera comunión iglesia invitación | première communion église invitation | prima comunione chiesa invito | eerste communie communiekaart kerk uitnodiging
occasion:confirmation | Konfirmationskarte Konfirmationskarten Konfirmationseinladung Kirche Einladung | confirmation card church invitation | confirmación iglesia invitación | confirmation église invitation | confermazione chiesa invito | belijdenis belijdeniskaart kerk uitnodiging
occasion:firmation | Firmkarte Firmkarten Firmungskarte Firmeinladung Firmung Kirche Einladung | confirmation catholic card church invitation | confirmación iglesia invitación | confirmation église invitation | cresima chiesa invito | vormsel vormselkaart kerk uitnodiging
occasion:school-enrolment | Einschulungskarte Einschulungskarten Einschulungseinladung Schulanfang Schulkind Schule Zuckertüte Schultüte Einladung | school starting first day card invitation | colegio escuela primer día invitación | école rentrée premier jour invitation | scuola primo giorno invito | school schoolstart eerste schooldag uitnodiging
occasion:easter | Osterkarte Osterkarten Ostergrüße Ostergruß Frühling | easter card greetings spring | pascua felicitación primavera | pâques carte vœux printemps | pasqua auguri primavera | pasen paaskaart paaskaarten groeten lente
occasion:christmas-private | Weihnachtskarte Weihnachtskarten Weihnachtsgrüße Weihnachtsgruß Weihnacht Advent Winter Fest | christmas card cards xmas greetings winter holiday | navidad felicitación christmas invierno fiestas | noël carte vœux hiver fêtes | natale auguri inverno feste | kerst kerstkaart kerstkaarten kerstmis kerstgroet winter feestdagen
occasion:christmas-business | Weihnachtskarte Weihnachtskarten Firmenweihnachtskarte Weihnachtsgrüße Weihnacht Firma Geschäft Kunden Winter Fest | christmas card cards xmas business corporate company greetings winter holiday | navidad felicitación empresa clientes invierno fiestas | noël carte vœux entreprise clients hiver fêtes | natale auguri azienda clienti inverno feste | kerst kerstkaart kerstkaarten kerstmis bedrijf zakelijk klanten winter feestdagen
occasion:mourning | Trauerkarte Trauerkarten Beileidskarte Beileid Kondolenzkarte Abschied Tod Sterbefall | mourning sympathy funeral condolence card death farewell | duelo condolencias pésame funeral esquela adiós | deuil condoléances décès obsèques adieu | lutto condoglianze funerale addio | rouw rouwkaart rouwkaarten condoleance condoleancekaart overlijden afscheid
category:1 | Geschenk Liebe Freundin Freund Danke | gift love friend | regalo amor amiga amigo | cadeau amour amie ami | regalo amore amica amico | cadeau liefde vriendin vriend
category:2 | Muttertagskarte Muttertagskarten Mama Mutter Oma | mother mum mom card grandmother | madre mamá abuela | maman mère fête grand-mère | mamma festa madre nonna | moederdagkaart mama moeder oma
category:6 | Urlaub Urlaubskarte Reisekarte Grußkarte Grüße Ferien | travel holiday vacation greetings | viaje vacaciones saludos | voyage vacances salutations | viaggio vacanze saluti | reis reizen vakantie vakantiekaart groeten
category:7 | Familie Familienkarte Familienfoto Grüße Grußkarte | family photo greetings | familia foto saludos | famille photo salutations | famiglia foto saluti | familie gezin familiefoto groeten
category:8 | Jahresrückblick Jahreskarte Neujahr Rückblick | year review new | año resumen recuerdos | année bilan souvenirs | anno ricordi | jaar jaaroverzicht nieuwjaar
category:9 | leer selbst gestalten eigenes blanko | blank own empty | vacía propio | vierge personnel | vuoto proprio | leeg eigen blanco
category:14 | Jugendweihekarte Jugendweihekarten Jugendfeier Einladung | coming age youth invitation | fiesta juvenil invitación | fête jeunesse invitation | festa giovani invito | jeugd feest uitnodiging
product:flat | Karte Karten Grußkarte | card cards postcard | tarjeta tarjetas postal | carte cartes postale | biglietto biglietti cartolina | kaart kaarten wenskaart
product:folded | Karte Karten Grußkarte Faltkarte | card cards greeting | tarjeta tarjetas felicitación | carte cartes pliée | biglietto biglietti piegato | kaart kaarten wenskaart dubbele
product:newspaper | Zeitung Hochzeit Festzeitung | newspaper wedding paper | periódico boda | journal mariage gazette | giornale nozze | krant bruiloft huwelijk
product:guestbook | Gästebücher Gäste Buch | guest book guests | libro invitados firmas | livre invités | libro ospiti | gasten boek gastenboeken
product:notebook | Notizbücher Notizen Heft Buch | note book notes journal | libreta notas libro | carnet notes cahier | taccuino note libro | notities schrift boek
product:friends-book | Freundschaftsbuch Freunde Schule Kinder | friendship book friends school kids | libro amistad amigos niños | livre amis enfants | libro amici bambini | vriendenboekje vrienden kinderen
product:condolence-book | Kondolenz Trauer Beileid Abschied | condolence mourning funeral | condolencias duelo pésame | condoléances deuil | condoglianze lutto | condoleance rouw afscheid
product:mini | Anhänger Geschenkanhänger Namenskarte Karte Karten | tag gift card name | etiqueta regalo tarjeta nombre | étiquette cadeau carte prénom | etichetta regalo biglietto nome | label cadeaulabel kaartje naam
product:tent | Platzkarte Platzkarten Tischkarten Namensschild | place card cards seating name | tarjeta mesa sitio nombre | marque-place table prénom | segnaposto tavolo nome | plaatskaartje naamkaartje tafel
product:church-booklet | Kirchenhefte Gottesdienst Kirche Ablauf | church mass order service | misa iglesia ceremonia | messe église cérémonie | messa chiesa cerimonia | kerk misboekje ceremonie
words:wedding-invitation | Hochzeitseinladung Hochzeitseinladungen Einladung Einladungskarte Einladungskarten | wedding invitation invite | invitación invitaciones boda | invitation faire-part | invito inviti partecipazione partecipazioni | uitnodiging huwelijksuitnodiging trouwuitnodiging
words:save-the-date | Vorankündigung Termin Ankündigung | announcement date | anuncio fecha reserva | annonce date | annuncio data | aankondiging datum
words:wedding-thanks | Danke Dankeskarte Dankeskarten Danksagung Danksagungskarte Hochzeitsdanksagung | thank thanks you | gracias agradecimiento | merci remerciement remerciements | grazie ringraziamento ringraziamenti | bedankt bedankje bedankkaart dank
words:wedding-menu | Menü Menükarte Menükarten Speisekarte Essen | menu food dinner | menú cena comida | menu repas dîner | menù cena pranzo | menu menukaart menukaarten diner
words:silver-wedding | Silberhochzeit Silberne Goldene Hochzeit Hochzeitstag Jubiläum Einladung | silver anniversary invitation | bodas plata aniversario invitación | noces argent anniversaire invitation | nozze argento anniversario invito | zilveren bruiloft jubileum uitnodiging
words:birth-boy | Bruder Er | brother he | hermano | frère | fratello | broer broertje
words:birth-thanks | Danke Dankeskarte Dankeskarten Danksagung Danksagungskarte | thank thanks you | gracias agradecimiento | merci remerciement remerciements | grazie ringraziamento | bedankt bedankje bedankkaart
words:birthday | Einladung Einladungskarte Einladungskarten vierzig runder | invitation invite forty | invitación invitaciones cuarenta | invitation quarante | invito inviti quaranta | uitnodiging uitnodigingen veertig
words:birthday-sixty | Einladung Einladungskarte Einladungskarten sechzig runder | invitation invite sixty | invitación invitaciones sesenta | invitation soixante | invito inviti sessanta | uitnodiging uitnodigingen zestig
words:birthday-wish | Glückwunsch Glückwünsche Glückwunschkarte Gratulation Wünsche | wishes congratulations greeting | felicitación deseos felicidades | vœux félicitations souhaits | auguri congratulazioni | felicitatie felicitatiekaart wensen gefeliciteerd
words:childrens-animals | Tiere Tier | animals animal | animales | animaux | animali | dieren
words:school | ABC Ranzen Einladung | school bag invitation | mochila invitación | cartable invitation | zaino invito | schooltas uitnodiging
words:new-year | Neujahr Neujahrskarte Neujahrskarten Silvester Neujahrsgrüße Jahreswechsel | new year greetings eve | año nuevo nochevieja felicitación | nouvel an vœux année carte | anno nuovo capodanno auguri | nieuwjaar nieuwjaarskaart nieuwjaarskaarten oudjaar
words:mourning-thanks | Danke Trauerdanksagung Danksagung Danksagungskarte Anteilnahme | thank thanks you sympathy | gracias agradecimiento | merci remerciement | grazie ringraziamento | bedankt bedankkaart medeleven
words:thanks | Danke Dankeskarte Dankeskarten Danksagung Danksagungskarte Dankeschön | thank thanks you | gracias agradecimiento tarjeta | merci remerciement remerciements | grazie ringraziamento ringraziamenti | bedankt bedankje bedankkaart bedankkaarten dank
words:invitation | Einladung Einladungen Einladungskarte Einladungskarten Feier Fest Party | invitation invite party celebration | invitación invitaciones fiesta | invitation fête | invito inviti festa | uitnodiging uitnodigingen uitnodigingskaart feest
words:moving | Umzug Umzugskarte Umzugskarten Adressänderung Wohnung Haus | moving move house home address | mudanza casa dirección | déménagement maison adresse | trasloco casa indirizzo | verhuizing verhuiskaart verhuiskaarten verhuizen adres huis
words:place-card | Tischkarte Tischkarten Platzkarte Hochzeit Geburtstag | place card table | tarjeta mesa | table place | tavolo posto | tafel plaats
words:mountains | Berge Berg Alpen Wandern | mountains hiking alps | montaña montañas senderismo | montagne montagnes randonnée | montagna montagne escursione | bergen wandelen
words:travel | Meer Strand Sommer | sea beach summer | mar playa verano | mer plage été | mare spiaggia estate | zee strand zomer
color:pink | rosé rosa pink | rose blush | rosado rosa | rose rosé | rosa rosato | roze rosé
color:purple | violett lavendel flieder | violet lilac | violeta lila | mauve lilas | lilla viola | violet lila
color:red | rot weinrot | red crimson | rojo roja | rouge bordeaux | rosso rossa | rood bordeaux
color:blue | blau hellblau dunkelblau | navy blue | azul celeste marino | bleu marine | blu azzurro celeste | blauw marineblauw
color:green | grün salbei dunkelgrün | sage green | verde salvia | vert sauge | verde salvia | groen salie
color:cream | beige creme | beige ivory | beige marfil | beige ivoire | beige avorio | beige ivoor
label:refined | Gold Silber golden Veredelung Heißfolie Folie | foil gold silver | oro plata dorado lámina | or argent doré dorure | oro argento dorato lamina | folie goud zilver goudfolie
label:photo | Fotokarte Foto Bild | photo picture | foto fotografía | photo | foto | foto fotokaart
style:botanical | Blumen Pflanzen Natur | flowers plants nature floral | flores plantas naturaleza | fleurs plantes nature | fiori piante natura | bloemen planten natuur
style:romantic | Blumen Liebe Herz | flowers love heart | flores amor corazón | fleurs amour cœur | fiori amore cuore | bloemen liefde hart
style:boho | Boho Natur | bohemian nature | bohemio natural | bohème nature | bohémien naturale | bohemien natuur
style:woodland | Natur Wald | nature forest woods | naturaleza bosque | nature forêt | natura bosco | natuur bos`;

/** What each filter, set of words and clipart is looked for by. */
export const searchWords = (): readonly SearchWords[] =>
  [...table.trim().split("\n"), ...wordsOfCliparts].map((line) => {
    const [key, ...cells] = line.split("|").map((cell) => cell.trim());
    if (cells.length !== languages.length) throw new Error(`not a text in each language: ${line}`);
    const [de, en, es, fr, it, nl] = cells;
    return searchWordsSchema.parse({ key, texts: { de, en, es, fr, it, nl } });
  });
