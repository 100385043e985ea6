/** What is drawn, in everyday words: clipart | German | English | Spanish | French | Italian | Dutch. */
const table = `
anemone | Blume Blumen | flower flowers | anémona flor flores | anémone fleur fleurs | anemone fiore fiori | anemoon bloem bloemen
peony | Rose Rosen Blume Blumen | rose flower flowers | peonía flor flores | pivoine fleur fleurs | peonia fiore fiori | pioenroos pioen bloem bloemen
ranunculus | Blume Blumen | flower flowers | ranúnculo flor flores | renoncule fleur fleurs | ranuncolo fiore fiori | ranonkel bloem bloemen
daisies | Blume Blumen Gänseblümchen | flower flowers marguerite | margaritas flor flores | marguerites fleur fleurs | margherite fiore fiori | margrieten bloem bloemen
poppy | Mohn Blume Blumen | flower flowers | amapola flor flores | coquelicot fleur fleurs | papavero fiore fiori | klaproos bloem bloemen
tulips | Tulpe Blume Blumen | tulip flower flowers | tulipanes flor flores | tulipes fleur fleurs | tulipani fiore fiori | tulpen bloem bloemen
cosmos | Cosmea Blume Blumen | flower flowers | cosmos flor flores | cosmos fleur fleurs | cosmea fiore fiori | cosmea bloem bloemen
lavender | Lavendel Blume | flower | lavanda flor | lavande fleur | lavanda fiore | lavendel bloem
cherry-twig | Kirschblüte Kirschblüten Blüte Blüten Blume | blossom flower flowers | cerezo flor flores | cerisier fleur fleurs | ciliegio fiore fiori | kersenbloesem bloesem bloem
hydrangea | Blume Blumen | flower flowers | hortensia flor flores | hortensia fleur fleurs | ortensia fiore fiori | hortensia bloem bloemen
magnolia | Magnolie Blüte Blume | flower flowers | magnolia flor flores | magnolia fleur fleurs | magnolia fiore fiori | magnolia bloem bloemen
meadow | Wiese Blumen Blume | flowers wildflowers | pradera flores | prairie champ fleurs | prato fiori | weide bloemen
bouquet | Strauß Blumenstrauß Pfingstrosen Ranunkeln Blumen Blume | bouquet flowers flower peonies | ramo flores flor novia peonías | bouquet fleurs fleur pivoines | mazzo bouquet fiori fiore peonie | boeket bloemen bloem pioenrozen
floral-corner | Blumen Blume Blüten Ranunkeln Anemonen | flowers flower | flores flor | fleurs fleur | fiori fiore | bloemen bloem
floral-wreath | Kranz Blumen Blume Blüten | flowers flower | corona flores flor | couronne fleurs fleur | corona fiori fiore | krans bloemen bloem
cornflower | Blume Blumen | flower flowers | aciano flor flores | bleuet fleur fleurs | fiordaliso fiore fiori | korenbloem bloem bloemen
eucalyptus | Blätter Greenery | leaves greenery | eucalipto hojas | eucalyptus feuilles | eucalipto foglie | eucalyptus bladeren
willow-eucalyptus | Blätter Greenery | leaves greenery | eucalipto hojas | eucalyptus feuilles | eucalipto foglie | eucalyptus bladeren
olive-branch | Olive Oliven Blätter | olive leaves | olivo rama hojas | olivier branche feuilles | ulivo ramo foglie | olijftak olijf bladeren
fern | Farn Blatt Wald | fern leaf forest | helecho hoja bosque | fougère feuille forêt | felce foglia bosco | varen blad bos
monstera | Blatt Blätter Tropen | leaf tropical | hoja tropical | feuille tropique | foglia tropicale | blad tropisch
ginkgo | Ginkgo Blatt Blätter | ginkgo leaf leaves | ginkgo hoja | ginkgo feuille | ginkgo foglia | ginkgo blad
fan-palm | Palme Blatt | palm leaf | palmera hoja | palmier feuille | palma foglia | palm blad
wheat | Ähren Weizen Getreide | wheat corn | trigo espigas | blé épis | grano spighe | tarwe aren
laurel | Lorbeer Kranz | laurel | laurel corona | laurier couronne | alloro corona | laurier krans
leaf-wreath | Kranz Blätter Greenery | leaves greenery | corona hojas | couronne feuilles | corona foglie | krans bladeren
pampas | Gräser Gras | grass | pampa hierba | pampa herbe | pampa erba | pampasgras gras
ivy | Efeu Blätter | ivy leaves | hiedra hojas | lierre feuilles | edera foglie | klimop bladeren
rosemary | Kräuter | herb herbs | romero hierbas | romarin herbes | rosmarino erbe | rozemarijn kruiden
rowan | Beeren | berries | serbal bayas | sorbier baies | sorbo bacche | lijsterbes bessen
leaf-swag | Blätter Girlande | leaves garland | guirnalda hojas | guirlande feuilles | ghirlanda foglie | slinger bladeren
seed-heads | Mohn Herbst | poppy autumn | amapola otoño | pavot automne | papavero autunno | papaver herfst
cotton | Baumwolle | cotton | algodón | coton | cotone | katoen
single-leaf | Blatt | leaf | hoja | feuille | foglia | blad
dots-falling | Konfetti Punkte | confetti dots | confeti puntos | confettis points | coriandoli puntini | confetti stippen
paper-strips | Konfetti Papier | confetti paper | confeti papel | confettis papier | coriandoli carta | confetti papier
hearts-scatter | Herz Herzen | heart hearts | corazón corazones | cœur cœurs | cuore cuori | hart hartjes
starry-sky | Sterne Himmel Nacht | stars sky night | estrellas cielo noche | étoiles ciel nuit | stelle cielo notte | sterren hemel nacht
petal-rain | Blüten Blütenblätter | petals | pétalos | pétales | petali | bloemblaadjes
terrazzo | Muster | pattern | terrazo | terrazzo | terrazzo | terrazzo
streamers | Party Karneval | party | serpentinas fiesta | serpentins fête | stelle filanti festa | slingers feest
gold-flakes | Gold | gold | oro | or | oro | goud
sprinkles | Streusel Konfetti | sprinkles | virutas | vermicelles | zuccherini | hagelslag
party-popper | Konfetti Party | confetti party | confeti fiesta | confettis fête | coriandoli festa | confetti feest
leaf-scatter | Blätter Laub | leaves | hojas | feuilles | foglie | bladeren
fireworks | Silvester Rakete | firework | fuegos artificiales | feux artifice | fuochi artificio | vuurwerk
deco-fan | Fächer Zwanziger | fan twenties | abanico | éventail | ventaglio | waaier
deco-corner | Zwanziger | twenties | esquina | angle | angolo | hoek
sunburst | Sonne | sun | sol | soleil | sole | zon
arch-frame | Bogen | arch | arco | arche | arco | boog
moon-phases | Mond | moon | luna | lune | luna | maan
scallops | Bordüre | border | cenefa | bordure | bordo | rand
bauhaus-tiles | Kacheln Muster | tiles pattern | azulejos | carreaux | piastrelle | tegels
boho-rainbow | Regenbogen | rainbow | arcoíris | arc-en-ciel arc | arcobaleno | regenboog
peaks | Berge Berg Alpen | mountains mountain alps | montañas cumbres | montagnes sommets | montagne vette | bergen toppen
diamond-divider | Rauten Linie | diamonds line | rombos línea | losanges ligne | rombi linea | ruiten lijn
compass-star | Kompass Stern | compass star | brújula estrella | boussole étoile | bussola stella | kompas ster
tile-star | Fliesen Stern | tiles star | azulejos estrella | carreaux étoile | piastrelle stella | tegels ster
entwined-hearts | Herz Herzen Liebe | heart hearts love | corazón corazones | cœur cœurs | cuore cuori | hart harten
rings | Ringe Ehering | ring rings | anillos alianzas | alliances anneaux | anelli fedi | ringen trouwringen
brush-underline | Pinsel Strich | brush stroke | pincel trazo | pinceau trait | pennello tratto | penseel streep
flourish | Ornament | ornament | ornamento | ornement | ornamento | ornament
balloons | Ballon Ballons Luftballon | balloon balloons | globos | ballons | palloncini | ballonnen
bunting | Girlande Wimpel | bunting garland | banderines guirnalda | fanions guirlande | bandierine festone | vlaggetjes slinger
clinking-glasses | Sekt Gläser Wein | champagne glasses cheers | brindis copas | verres champagne | brindisi calici | glazen proost
paper-plane | Flugzeug | plane | avión papel | avion papier | aeroplano carta | vliegtuigje papier
feather | Federn | feathers | pluma | plume | piuma | veer
dandelion | Löwenzahn | dandelion | diente león | pissenlit | soffione | paardenbloem
line-rose | Rosen Blume | rose roses flower | rosa rosas flor | rose roses fleur | rosa rose fiore | roos rozen bloem
dove | Tauben Vogel Frieden | dove bird peace | paloma pájaro paz | colombe oiseau paix | colomba uccello pace | duif vogel vrede
footprints | Füße Fußabdruck | feet baby | huellas pies | empreintes pieds | impronte piedini | voetjes
whale | Wal Wale Meer Tier | whale sea animal | ballena mar animal | baleine mer animal | balena mare animale | walvis zee dier
sailboat | Boot Schiff Segeln Meer | boat ship sailing sea | velero barco mar | voilier bateau mer | veliero barca mare | zeilboot boot zee
hot-air-balloon | Ballon Heißluftballon | balloon | globo aerostático | montgolfière | mongolfiera | luchtballon
cake | Torte Kuchen | cake | tarta pastel | gâteau | torta | taart
snowflake | Schnee Winter | snow winter | copo nieve invierno | flocon neige hiver | fiocco neve inverno | sneeuwvlok sneeuw winter
snow-crystal | Schnee Winter | snow winter | cristal nieve invierno | cristal neige hiver | cristallo neve inverno | sneeuwkristal sneeuw winter
fir-trees | Tannenbaum Weihnachtsbaum Christbaum Wald | christmas tree forest | abetos árbol bosque | sapins sapin forêt | abeti albero bosco | dennen kerstboom bos
bauble | Weihnachtskugel Christbaum | bauble ornament | bola adorno | boule | pallina | kerstbal
straw-star | Stern Sterne | star stars | estrella estrellas | étoile étoiles | stella stelle | ster sterren
holly | Ilex Beeren | holly berries | acebo bayas | houx baies | agrifoglio bacche | hulst bessen
mistletoe | Mistel | mistletoe | muérdago | gui | vischio | maretak
advent-candle | Kerze Kerzen Licht | candle light | vela luz | bougie lumière | candela luce | kaars licht
fir-branch | Tanne Zweig | fir branch | abeto rama | sapin branche | abete ramo | dennentak tak
gingerbread-heart | Lebkuchen Herz | gingerbread heart | jengibre corazón | pain épices cœur | pan zenzero cuore | peperkoek hart
easter-egg | Ei Eier Ostereier | egg eggs | huevo huevos | œuf œufs | uovo uova | ei paasei
bunny | Hase Häschen | rabbit hare | conejo | lapin | coniglio | haas konijn
pumpkin | Herbst Halloween | pumpkin autumn | calabaza otoño | citrouille automne | zucca autunno | pompoen herfst
maple-leaf | Ahorn Blatt Herbst | maple leaf autumn | arce hoja otoño | érable feuille automne | acero foglia autunno | esdoorn blad herfst
acorns | Eichel Herbst | acorn autumn | bellotas otoño | glands automne | ghiande autunno | eikels herfst
mushrooms | Pilze Pilz Wald | mushroom mushrooms forest | setas bosque | champignons forêt | funghi bosco | paddenstoelen bos
clover | Klee Glück Kleeblatt | clover luck | trébol suerte | trèfle chance | trifoglio fortuna | klaver geluk
lemon | Zitrone Zitronen | lemon lemons | limón limones | citron citrons | limone limoni | citroen citroenen
seashell | Muschel Meer Strand | shell sea beach | concha mar playa | coquillage mer plage | conchiglia mare spiaggia | schelp zee strand`;

/** Lines of the table of search words; see search-words.ts. */
export const wordsOfCliparts: readonly string[] = table
  .trim()
  .split("\n")
  .map((line) => `clipart:${line}`);
