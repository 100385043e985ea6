/** Names of card themes in the languages beside German and English: id | Spanish | French | Italian | Dutch. */
export const titlesOfCards = `
blush-arch | Arco rosado | Arche rose poudré | Arco rosa | Roze boog
eucalyptus-corners | Rincones en flor | Coins fleuris | Angoli in fiore | Hoekjes in bloei
olive-wreath | Corona de hojas | Couronne de feuilles | Corona di foglie | Bladerkrans
golden-laurel | Laurel dorado | Laurier d’or | Alloro d’oro | Gouden laurier
deco-evening | Noche en el Gran Hotel | Un soir au Grand Hôtel | Una sera al Grand Hotel | Avond in Grand Hotel
meadow-vows | Flores del prado | Fleurs des champs | Fiori di campo | Wilde weidebloemen
first-dance | El primer baile | Première danse | Il primo ballo | Eerste dans
rings-in-line | Dos anillos | Deux alliances | Due fedi | Twee ringen
grand-words | Grandes palabras | En toutes lettres | Grandi parole | Grote woorden
wedding-day-large | El gran día | Le grand jour | Il grande giorno | De grote dag
pampas-boho | Hierba de la pampa | Herbe de la pampa | Erba della pampa | Pampasgras
cherry-blossom | Rama de cerezo | Branche de cerisier | Ramo di ciliegio | Kersentak
dark-peonies | Ramo generoso | Bouquet généreux | Un ricco bouquet | Vol boeket
lemon-grove | Limonar | Le jardin des citronniers | Giardino dei limoni | Citroengaard
four-of-us | Cuatro instantes | Quatre instants | Quattro momenti | Vier momenten
thanks-in-frame | Gracias enmarcadas | Merci encadré | Grazie in cornice | Bedankt in een lijst
glasses-raised | Un brindis por vosotros | À votre santé | Un brindisi a voi | Op jullie
swag-menu | Guirnalda de hojas | Guirlande de feuilles | Ghirlanda di foglie | Bladslinger
silver-years | Años de plata | Années d’argent | Anni d’argento | Zilveren jaren
feather-light | Ligero como una pluma | Léger comme une plume | Leggero come una piuma | Vederlicht
sunburst-vow | Sol naciente | Soleil levant | Sole nascente | Opkomende zon
full-bleed-kiss | La imagen entera | Pleine image | A tutta immagine | Het hele beeld
boho-rainbow | Arcoíris | Arc-en-ciel | Arcobaleno | Regenboog
little-whale | Ballenita | Petite baleine | Piccola balena | Kleine walvis
first-steps | Primeras huellas | Premières empreintes | Prime impronte | Eerste voetstapjes
hello-photo | Hola, mundo | Bonjour, le monde | Ciao, mondo | Dag, wereld
daisy-girl | Margaritas | Marguerites | Margherite | Margrieten
starry-cradle | Bajo las estrellas | Sous les étoiles | Sotto le stelle | Onder de sterren
sprinkle-baby | Lluvia de colores | Pluie de couleurs | Zuccherini | Hagelslag
round-and-soft | Felicidad redonda | Tout en rondeur | Felicità tonda tonda | Rond geluk
moonlit | Fases de la luna | Phases de la lune | Fasi della luna | Maanfasen
three-portraits | Tres sonrisas | Trois sourires | Tre sorrisi | Drie keer lachen
thanks-balloon | En globo | En montgolfière | In mongolfiera | In de luchtballon
baby-strip | Desde el primer día | Dès le premier jour | Dal primo giorno | Vanaf de eerste dag
dove-of-peace | Paloma de la paz | Colombe de la paix | Colomba della pace | Vredesduif
shell-and-water | Concha | Coquillage | Conchiglia | Schelp
wreath-of-blessing | Corona de bendición | Couronne de bénédiction | Corona di benedizione | Zegenkrans
little-boat | Barquito | Petit bateau | Barchetta | Klein bootje
arch-portrait | Arco de bautizo | Arche de baptême | Arco del battesimo | Doopboog
drop-of-light | Una gota de luz | Une goutte de lumière | Una goccia di luce | Een druppel licht
forty-large | El gran número | Le grand chiffre | Il grande numero | Het grote getal
dots-falling | Lluvia de confeti | Pluie de confettis | Pioggia di coriandoli | Confettiregen
garden-party | Fiesta en el jardín | Fête au jardin | Festa in giardino | Tuinfeest
terrazzo-sixty | Terrazo | Terrazzo | Terrazzo | Terrazzo
lemon-lunch | Romero | Romarin | Rosmarino | Rozemarijn
golden-flakes | Copos de oro | Flocons d’or | Fiocchi d’oro | Goudvlokken
cake-please | Un trozo de tarta | Une part de gâteau | Una fetta di torta | Een stuk taart
night-streamers | Serpentinas | Serpentins | Stelle filanti | Serpentines
balloons-up | Tres globos | Trois ballons | Tre palloncini | Drie ballonnen
clover-luck | Mucha suerte | Bonne chance | Buona fortuna | Veel geluk
bauhaus-bash | Bauhaus | Bauhaus | Bauhaus | Bauhaus
portrait-in-colour | Retrato en color | Portrait en couleur | Ritratto a colori | Portret in kleur
words-on-plum | Palabras sobre ciruela | Mots sur prune | Parole su prugna | Woorden op pruim
paper-plane-party | Avión de papel | Avion en papier | Aeroplanino | Papieren vliegtuigje
bunting-party | Banderines | Fanions | Bandierine | Vlaggetjes
mushroom-wood | En el bosque de las setas | Au bois des champignons | Nel bosco dei funghi | In het paddenstoelenbos
balloon-journey | Viaje en globo | Voyage en ballon | Viaggio in mongolfiera | Ballonvaart
whale-song | Canto de ballena | Chant de la baleine | Canto della balena | Walvislied
streamer-words | A divertirse | Ça va faire du bruit | Che allegria | Het wordt luid
photo-six | Foto instantánea | Photo instantanée | Foto istantanea | Kiekje
wheat-and-wine | Espigas | Épis de blé | Spighe | Korenaren
olive-peace | Rama de olivo | Rameau d’olivier | Ramo d’ulivo | Olijftak
dove-ascending | Paloma | Colombe | Colomba | Duif
communion-portrait | Retrato de fiesta | Portrait de fête | Ritratto di festa | Feestelijk portret
candle-light | Luz de vela | Lueur de bougie | Lume di candela | Kaarslicht
compass-forward | Brújula | Boussole | Bussola | Kompas
leaf-and-line | Helecho | Fougère | Felce | Varen
confirmation-large | Mi día | Mon grand jour | Il mio giorno | Mijn dag
round-confirmation | En círculo | Dans le cercle | Nel cerchio | In de kring
dandelion-wish | Diente de león | Fleur de pissenlit | Soffione | Paardenbloem
tile-star | Oro y líneas | Or et lignes | Oro e linee | Goud en lijnen
spirit-dove | Espíritu y paloma | L’Esprit et la colombe | Spirito e colomba | Geest en duif
laurel-words | Corona verde | Couronne verte | Corona verde | Groene krans
band-and-name | Banda clara | Bandeau clair | Una fascia chiara | Heldere band
peaks-ahead | Rumbo a la cumbre | Cap sur les sommets | Verso la vetta | Toppen in zicht
youth-bauhaus | Un paso más | Un pas de plus | Un passo avanti | Een stap verder
youth-plane | Despegue | Décollage | Decollo | Vertrek
school-plane | El primer vuelo | Premier envol | Il primo volo | De eerste vlucht
school-confetti | Confeti en la mochila | Des confettis dans le cartable | Coriandoli nello zaino | Confetti in de schooltas
school-photo | Rumbo al cole | Écolier | A scuola | Schoolkind
school-words | Letras grandes | Grandes lettres | Lettere maiuscole | Grote letters
school-stripe | Rojo cereza | Rouge cerise | Rosso ciliegia | Kersenrood
tulip-easter | Tulipanes | Tulipes | Tulipani | Tulpen
bunny-easter | Conejo de Pascua | Lapin de Pâques | Coniglietto di Pasqua | Paashaas
egg-easter | Huevo pintado | Œuf peint | Uovo dipinto | Beschilderd ei
blossom-easter | Rama en flor | Branche en fleurs | Ramo in fiore | Bloesemtak
magnolia-easter | Magnolia | Magnolia | Magnolia | Magnolia
fir-forest | Entre abetos | Au pied des sapins | Tra gli abeti | In het dennenbos
straw-star | Estrella de paja | Étoile de paille | Stella di paglia | Strooien ster
snow-crystal | Cristal de nieve | Cristal de neige | Cristallo di neve | Sneeuwkristal
holly-corners | Acebo | Houx | Agrifoglio | Hulst
bauble-red | Una bola de Navidad | Une boule de Noël | Una pallina | Eén kerstbal
mistletoe-kiss | Rama de muérdago | Branche de gui | Ramo di vischio | Maretak
gingerbread | Pan de jengibre | Pain d’épices | Pan di zenzero | Peperkoek
family-christmas | Familia en la nieve | En famille dans la neige | Famiglia sulla neve | Familie in de sneeuw
christmas-three | Tres fotos del año | Trois images de l’année | Tre immagini dell’anno | Drie van het jaar
christmas-words | Gran Navidad | Noël en grand | Natale in grande | Kerst in het groot
fir-branch-head | Rama de abeto | Branche de sapin | Ramo d’abete | Dennentak
new-year-fireworks | Fuegos artificiales | Feu d’artifice | Fuochi d’artificio | Vuurwerk
new-year-fan | Años veinte | Années folles | Anni Venti | De jaren twintig
business-star | Estrella de líneas | Étoile en lignes | Stella di linee | Ster in lijnen
business-firs | Tres abetos | Trois sapins | Tre abeti | Drie dennen
business-band | Banda de fiesta | Ruban de fête | Nastro di festa | Feestelijke band
business-deco | Noche de gala | Soir de gala | Serata di gala | Gala-avond
business-words | Palabras claras | Quelques mots | Parole semplici | Heldere woorden
business-tiles | Azulejos de estrellas | Carreaux étoilés | Piastrelle di stelle | Sterrentegels
dandelion-farewell | Semillas al viento | Graines au vent | Semi nel vento | Zaadjes in de wind
ginkgo-farewell | Ginkgo | Ginkgo | Ginkgo | Ginkgo
line-rose | Una rosa | Une rose | Una rosa | Een roos
dove-farewell | Último vuelo | Dernier envol | Ultimo volo | Laatste vlucht
photo-farewell | Queda una imagen | Une image demeure | Un’immagine resta | Een beeld blijft
candle-farewell | Una luz | Une lumière | Una luce | Een licht
seed-heads-farewell | Hojas de otoño | Feuilles d’automne | Foglie d’autunno | Herfstblad
mother-peony | Una peonía para mamá | Une pivoine pour maman | Una peonia per la mamma | Een pioenroos voor mama
mother-hearts | De corazón | De tout cœur | Tutto cuore | Hartenzaak
mother-photo | Mamá en un círculo | Maman en médaillon | La mamma in un tondo | Mama in het rond
mother-hydrangea | Hortensia | Hortensia | Ortensia | Hortensia
special-cornflower | Aciano | Bleuet | Fiordaliso | Korenbloem
special-words | Porque eres tú | Parce que c’est toi | Perché sei tu | Omdat jij jij bent
sea-postcard | Postal desde el mar | Carte postale de la mer | Cartolina dal mare | Groeten van zee
sailing-away | A toda vela | Sous voiles | A vele spiegate | Onder zeil
shell-walk | Paseo por la playa | Promenade sur la plage | Passeggiata in spiaggia | Strandwandeling
peaks-postcard | Luz en las cumbres | L’Alpe au couchant | Enrosadira | Alpengloed
palm-postcard | Monstera | Monstera | Monstera | Monstera
family-three | Tres de nosotros | Nous trois | Noi tre | Wij drieën
family-strip | Tira de familia | Bande de famille | Striscia di famiglia | Familiestrook
year-four | Cuatro estaciones | Quatre saisons | Quattro stagioni | Vier seizoenen
year-large | Nuestro año en grande | Notre année en grand | Il nostro anno in grande | Ons jaar in het groot
thanks-brush | Un trazo de gracias | Merci d’un trait | Un tratto di grazie | Bedankt in één streek
thanks-poppy | Amapola | Coquelicot | Papavero | Klaproos
thanks-cosmos | Cosmos | Cosmos | Cosmea | Cosmea
thanks-frame | Gracias sencillas | Simple merci | Un semplice grazie | Gewoon bedankt
summer-bunting | Fiesta de verano | Fête d’été | Festa d’estate | Zomerfeest
harvest-invite | Hiedra | Lierre grimpant | Tralcio d’edera | Klimop
pumpkin-supper | Cena de calabaza | Soirée potiron | Cena con la zucca | Pompoenavond
moving-plane | Nueva dirección | Nouvelle adresse | Nuovo indirizzo | Nieuw adres
autumn-moving | Arce | Érable | Acero | Esdoorn
blank-photo | En blanco con foto | Vierge avec photo | Vuoto con foto | Blanco met foto
blank-frame | Marco en blanco | Cadre vierge | Cornice vuota | Lege lijst
blank-words | En blanco sobre negro | Vierge sur fond noir | Vuoto su nero | Leeg op zwart
newspaper-classic | Edición de la mañana | Édition du matin | Edizione del mattino | Ochtendeditie
newspaper-bold | Edición especial | Édition spéciale | Edizione straordinaria | Extra editie
newspaper-garden | Gaceta del jardín | La gazette du jardin | Gazzetta del giardino | Tuinkrantje
guests-linen | Lino | Lin | Lino | Linnen
guests-wedding-corners | Libro de firmas en flor | Livre d’or en fleurs | Libro degli ospiti in fiore | Gastenboek in bloei
guests-wedding-olive | Libro de firmas con olivo | Livre d’or à l’olivier | Libro degli ospiti con ulivo | Gastenboek met olijftak
guests-birthday-dots | Libro de firmas con confeti | Livre d’or confettis | Libro degli ospiti coriandoli | Gastenboek confetti
guests-birthday-terrazzo | Libro de firmas terrazo | Livre d’or terrazzo | Libro degli ospiti terrazzo | Gastenboek terrazzo
guests-christening-dove | Libro de firmas con paloma | Livre d’or à la colombe | Libro degli ospiti con colomba | Gastenboek met duif
guests-communion-wheat | Libro de firmas con guirnalda | Livre d’or à la guirlande | Libro degli ospiti con ghirlanda | Gastenboek met slinger
guests-confirmation-fern | Libro de firmas con helecho | Livre d’or à la fougère | Libro degli ospiti con felce | Gastenboek met varen
guests-terrace | Terraza | Terrasse | Terrazza | Terras
guests-christening-whale | Libro de firmas con ballena | Livre d’or à la baleine | Libro degli ospiti con balena | Gastenboek met walvis
guests-communion-olive | Libro de firmas con rama | Livre d’or au rameau | Libro degli ospiti con ramo | Gastenboek met twijg
guests-confirmation-compass | Libro de firmas con brújula | Livre d’or à la boussole | Libro degli ospiti con bussola | Gastenboek met kompas
notebook-monstera | Cuaderno monstera | Carnet monstera | Taccuino monstera | Notitieboek monstera
notebook-lines | Cuaderno cumbres | Carnet des sommets | Taccuino delle vette | Notitieboek bergtoppen
friends-whale | Libro de amigos ballena | Livre d’amis baleine | Libro degli amici balena | Vriendenboek walvis
friends-rainbow | Libro de amigos arcoíris | Livre d’amis arc-en-ciel | Libro degli amici arcobaleno | Vriendenboek regenboog
condolence-ginkgo | Condolencias ginkgo | Condoléances ginkgo | Condoglianze ginkgo | Condoleance ginkgo
condolence-dove | Condolencias paloma | Condoléances colombe | Condoglianze colomba | Condoleance duif
tag-laurel | Etiqueta de laurel | Étiquette laurier | Etichetta alloro | Label met laurier
tag-olive | Etiqueta con hoja | Étiquette feuille | Etichetta foglia | Label met blad
tag-heart | Etiqueta con corazones | Étiquette cœur | Etichetta cuore | Label met hart
tag-clover | Etiqueta con trébol | Étiquette trèfle | Etichetta quadrifoglio | Label met klaver`;
