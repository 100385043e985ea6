/** Names of looks of calendars and photobooks in the languages beside German and English: id | Spanish | French | Italian | Dutch. */
export const titlesOfGroups = `
year-in-pictures | El año en imágenes | L’année en images | L’anno in immagini | Jaar in beeld
year-on-black | El año sobre negro | L’année sur fond noir | L’anno su nero | Jaar op zwart
row-of-days | Día a día | Jour après jour | Giorno per giorno | Dag na dag
gallery-wall | Galería | Galerie | Galleria | Galerie
arches-in-clay | Arcos de arcilla | Arches d’argile | Archi d’argilla | Bogen in klei
arches-in-sage | Arcos de salvia | Arches de sauge | Archi di salvia | Bogen in salie
meadow-year | Un año de praderas | Une année de prairies | Un anno di prati | Jaar vol weiden
herb-kitchen | Cocina de hierbas | Cuisine aux herbes | Cucina delle erbe | Kruidenkeuken
lemon-kitchen | Cocina de limones | Cuisine aux citrons | Cucina dei limoni | Citroenkeuken
poppy-kitchen | Cocina de amapolas | Cuisine aux coquelicots | Cucina dei papaveri | Klaprozenkeuken
family-of-three | Tres al mes | Trois par mois | Tre al mese | Drie per maand
weekend-trips | Fines de semana | Week-ends | Fine settimana | Weekends
family-planner | Quién hace qué | Qui fait quoi | Chi fa cosa | Wie doet wat
family-planner-sun | Agenda familiar sol | Agenda de famille soleil | Agenda di famiglia sole | Familieplanner zon
family-planner-whale | Agenda familiar ballena | Agenda de famille baleine | Agenda di famiglia balena | Familieplanner walvis
framed-year | El año enmarcado | L’année encadrée | L’anno in cornice | Jaar in een lijst
framed-night | El año de la luna | L’année de la lune | L’anno della luna | Jaar van de maan
desk-colour | Ciruela en la mesa | Prune au bureau | Prugna in scrivania | Pruim op tafel
desk-plain | Salvia en la mesa | Sauge au bureau | Salvia in scrivania | Salie op tafel
diary-column | Citas en columnas | Rendez-vous en colonnes | Impegni in colonna | Afspraken in kolommen
diary-stone | Citas en piedra | Rendez-vous pierre | Impegni in pietra | Afspraken in steen
baby-first-year | El primer año del bebé | La première année de bébé | Il primo anno del bebè | Baby’s eerste jaar
mountain-year | Un año de cumbres | Une année de sommets | Un anno di vette | Jaar van de toppen
botanical-year | Año botánico | Année botanique | Anno botanico | Botanisch jaar
winter-year | Un año de acebo | Une année de houx | Un anno d’agrifoglio | Jaar van de hulst
lavender-year | Un año de lavanda | Une année de lavande | Un anno di lavanda | Lavendeljaar
wedding-white | Boda blanca | Mariage en blanc | Nozze in bianco | Witte bruiloft
wedding-garden | Boda en el jardín | Mariage au jardin | Nozze in giardino | Bruiloft in de tuin
wedding-evening | Boda al anochecer | Mariage du soir | Nozze di sera | Bruiloft in de avond
wedding-papers | Nuestro periódico | Notre journal | Il nostro giornale | Onze krant
wedding-papers-book | Edición especial | Édition spéciale | Edizione straordinaria | Extra editie
baby-rainbow | El arcoíris del bebé | L’arc-en-ciel de bébé | L’arcobaleno del bebè | Baby’s regenboog
baby-whale | Ballenita | Petite baleine | Piccola balena | Kleine walvis
baby-soft | Un comienzo suave | Tout en douceur | Un dolce inizio | Een zacht begin
kids-confetti | Confeti | Confettis | Coriandoli | Confetti
kids-wood | En el bosque | Dans la forêt | Nel bosco | In het bos
love-letters | Cartas de amor | Lettres d’amour | Lettere d’amore | Liefdesbrieven
love-hearts | Dos corazones | Deux cœurs | Due cuori | Twee harten
cooking-herbs | Libro de hierbas | Le livre des herbes | Il libro delle erbe | Kruidenboek
cooking-lemon | Verano de limones | Un été de citrons | Estate di limoni | Citroenzomer
birthday-big | Gran cumpleaños | Grand anniversaire | Un grande compleanno | Grote verjaardag
birthday-sixty | Sesenta años | Soixante ans | Sessant’anni | Zestig jaar
travel-sea | Hacia el mar | Cap sur la mer | Verso il mare | Naar zee
travel-peaks | Hacia las cumbres | Vers les sommets | Verso le vette | Naar de toppen
travel-palm | Bajo las palmeras | Sous les palmiers | Sotto le palme | Onder de palmen
family-linen | Familia en lino | Famille en lin | Famiglia in lino | Familie in linnen
family-four | Cuatro imágenes | Quatre images | Quattro immagini | Vier beelden
lifestyle-stone | Días tranquilos | Jours tranquilles | Giorni quieti | Stille dagen
basic-white | Sencillamente blanco | Simplement blanc | Semplicemente bianco | Gewoon wit
basic-black | Sencillamente negro | Simplement noir | Semplicemente nero | Gewoon zwart
year-review | Nuestro año | Notre année | Il nostro anno | Ons jaar
mothers-peony | Para mamá | Pour maman | Per la mamma | Voor mama`;

/** Names of collages by their number. */
export const titlesOfCollages = `
1 | Nosotros dos | À deux | Noi due | Met z’n tweeën
2 | Una sobre dos | Une au-dessus de deux | Una sopra due | Eén boven twee
3 | Cuatro en cuadro | Quatre au carré | Quattro in quadrato | Vier in het vierkant
4 | Dos y tres | Deux et trois | Due e tre | Twee en drie
5 | Seis ventanas | Six fenêtres | Sei finestre | Zes vensters
6 | Siete días | Sept jours | Sette giorni | Zeven dagen
7 | Ocho en dos filas | Huit sur deux rangs | Otto in due file | Acht in twee rijen
8 | Nueve en cuadro | Neuf au carré | Nove in quadrato | Negen in het vierkant
9 | Diez momentos | Dix moments | Dieci momenti | Tien momenten
10 | Once y una grande | Onze dont une grande | Undici e una grande | Elf met één grote
11 | Doce meses | Douze mois | Dodici mesi | Twaalf maanden
12 | Centro con marco | Le centre encadré | Centro in cornice | Midden met rand
13 | Mosaico de colores | Mosaïque colorée | Mosaico vivace | Bont mozaïek
14 | Quince | Quinze | Quindici | Vijftien
15 | Dieciséis en cuadro | Seize au carré | Sedici in quadrato | Zestien in het vierkant
16 | Una grande, muchas pequeñas | Une grande, plein de petites | Una grande, tante piccole | Eén grote, veel kleine
17 | Dieciocho | Dix-huit | Diciotto | Achttien
18 | Escalonado | En quinconce | Sfalsato | Verspringend
19 | Veinte | Vingt | Venti | Twintig
20 | Olas | Vagues | Onde | Golven
21 | Veintidós | Vingt-deux | Ventidue | Tweeëntwintig
22 | Veintitrés | Vingt-trois | Ventitré | Drieëntwintig
23 | Veinticuatro días | Vingt-quatre jours | Ventiquattro giorni | Vierentwintig dagen
24 | Veinticinco | Vingt-cinq | Venticinque | Vijfentwintig
25 | Corazón pequeño | Petit cœur | Cuoricino | Klein hart
26 | Corazón | Cœur | Cuore | Hart
27 | Corazón grande | Grand cœur | Grande cuore | Groot hart
28 | Corazón de sesenta | Cœur de soixante | Cuore di sessanta | Hart van zestig
29 | Número 30 | Chiffre 30 | Numero 30 | Getal 30
30 | Número 50 | Chiffre 50 | Numero 50 | Getal 50
31 | Letra A | Lettre A | Lettera A | Letter A
32 | LOVE | LOVE | LOVE | LOVE
33 | Año 2027 | Année 2027 | Anno 2027 | Jaar 2027
34 | Año 2026 | Année 2026 | Anno 2026 | Jaar 2026
35 | Inicial K | Initiale K | Iniziale K | Initiaal K
36 | Inicial B | Initiale B | Iniziale B | Initiaal B
37 | Panal pequeño | Petite ruche | Piccolo alveare | Kleine honingraat
38 | Panal grande | Grande ruche | Grande alveare | Grote honingraat
39 | Línea del tiempo de doce | Frise de douze | Linea del tempo in dodici | Tijdlijn van twaalf
40 | Línea del tiempo de veinticuatro | Frise de vingt-quatre | Linea del tempo in ventiquattro | Tijdlijn van vierentwintig`;
