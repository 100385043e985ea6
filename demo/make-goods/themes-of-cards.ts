/**
 * The designer's table of card themes. Each line: id | layout | palette | pairing | words | main clipart | accent
 * clipart | ink of cliparts | style | foil | title in German | title in English. A dash leaves out.
 */
interface Chapter {
  readonly file: string;
  readonly occasions: readonly string[];
  readonly categories: readonly number[];
  readonly products: readonly string[];
  readonly punchings: readonly string[];
  readonly lines: string;
}

const cards = ["flat", "folded"];
const plainCuts = ["none", "rounded"];
const softCuts = ["none", "rounded", "deckle", "arch"];

export const chapters: readonly Chapter[] = [
  {
    file: "wedding",
    occasions: ["wedding"],
    categories: [3],
    products: [...cards, "pocketfold", "trifold"],
    punchings: softCuts,
    lines: `
blush-arch | photo-arch | blush | classic | wedding-invitation | entwined-hearts | - | accent | romantic | rosegold | Rosa Bogen | Blush arch
eucalyptus-corners | flowers-in-two-corners | sage | italic | wedding-invitation | floral-corner | - | own | botanical | gold | Blütenecken | Flowered corners
olive-wreath | words-in-a-wreath | olive | book | wedding-invitation | leaf-wreath | - | own | botanical | - | Blätterkranz | Wreath of leaves
golden-laurel | motif-on-colour | forest | classic | save-the-date | laurel | - | own | classic | gold | Goldener Lorbeer | Golden laurel
deco-evening | double-frame | night | classic | wedding-invitation | diamond-divider | - | accent | art-deco | gold | Abend im Grand Hotel | An evening at the Grand
meadow-vows | border-at-the-foot | cream | italic | wedding-invitation | meadow | - | own | botanical | - | Wiesenblumen | Meadow vows
first-dance | colour-beside-photo | rosewood | italic | save-the-date | - | - | own | modern | - | Erster Tanz | First dance
rings-in-line | motif-between-words | charcoal | italic | wedding-invitation | rings | - | ink | minimal | silver | Zwei Ringe | Two rings
grand-words | large-words | clay | classic | wedding-invitation | ampersand | - | accent | modern | - | Große Worte | Grand words
wedding-day-large | large-date | navy | classic | save-the-date | flourish | - | accent | modern | - | Der Tag in Groß | The day, large
pampas-boho | arch-of-colour | kraft | italic | wedding-invitation | pampas | - | own | boho | - | Pampasgras | Pampas grass
cherry-blossom | garland-at-the-head | blush | book | wedding-invitation | cherry-twig | - | own | romantic | - | Kirschzweig | Cherry twig
dark-peonies | panel-on-pattern | plum | classic | wedding-invitation | bouquet | - | own | romantic | gold | Voller Strauß | Full bouquet
lemon-grove | flowers-in-two-corners | sunshine | light | wedding-invitation | lemon | - | own | mediterranean | - | Zitronenhain | Lemon grove
four-of-us | four-round-a-label | white | grotesque | wedding-thanks | - | - | own | modern | - | Vier Augenblicke | Four moments
thanks-in-frame | photo-in-a-frame | cream | italic | wedding-thanks | - | - | own | classic | gold | Danke im Rahmen | Framed thanks
glasses-raised | motif-in-a-frame | sage | plain | wedding-menu | clinking-glasses | - | ink | minimal | gold | Auf euch | Raise a glass
swag-menu | garland-at-the-head | forest | book | wedding-menu | leaf-swag | - | own | botanical | - | Blattgirlande | Leaf garland
silver-years | double-frame | stone | book | silver-wedding | flourish | - | accent | classic | silver | Silberjahre | Silver years
feather-light | one-stem-aside | sky | italic | save-the-date | feather | - | own | boho | - | Federleicht | Light as a feather
sunburst-vow | rising-disc | clay | light | save-the-date | sunburst | - | accent | boho | - | Aufgehende Sonne | Rising sun
full-bleed-kiss | photo-with-label | white | classic | save-the-date | - | - | own | modern | gold | Ganzes Bild | The whole picture`,
  },
  {
    file: "birth",
    occasions: ["birth"],
    categories: [4],
    products: cards,
    punchings: [...softCuts, "heart"],
    lines: `
boho-rainbow | arch-of-colour | clay | light | birth | boho-rainbow | - | own | boho | - | Regenbogen | Rainbow
little-whale | motif-in-a-frame | sky | plain | birth-boy | whale | - | own | playful | - | Kleiner Wal | Little whale
first-steps | motif-between-words | blush | italic | birth | footprints | - | accent | minimal | rosegold | Erste Spuren | First footprints
hello-photo | photo-over-words | mint | light | birth-boy | - | - | own | modern | - | Hallo, Welt | Hello, world
daisy-girl | one-stem-aside | sunshine | italic | birth | daisies | - | own | botanical | - | Margeriten | Daisies
starry-cradle | panel-on-pattern | night | classic | birth | starry-sky | - | own | celestial | gold | Unter Sternen | Under the stars
sprinkle-baby | panel-on-pattern | coral | grotesque | birth-boy | sprinkles | - | own | playful | - | Streusel | Sprinkles
round-and-soft | round-photo | lavender | italic | birth | - | petal-rain | own | romantic | - | Rundes Glück | All round happiness
moonlit | double-frame | navy | italic | birth-boy | moon-phases | - | accent | celestial | silver | Mondphasen | Phases of the moon
three-portraits | three-in-a-row | cream | plain | birth-thanks | - | - | own | minimal | - | Dreimal Lächeln | Three smiles
thanks-balloon | motif-on-colour | sky | grotesque | birth-thanks | hot-air-balloon | - | own | playful | - | Im Ballon | Up in a balloon
baby-strip | strip-of-photos | sage | italic | birth | single-leaf | - | own | modern | - | Vom ersten Tag | From the first day`,
  },
  {
    file: "christening",
    occasions: ["christening"],
    categories: [4],
    products: [...cards, "church-booklet"],
    punchings: softCuts,
    lines: `
dove-of-peace | motif-in-a-frame | sky | italic | christening | dove | - | accent | classic | silver | Friedenstaube | Dove of peace
shell-and-water | arch-of-colour | mint | book | christening | seashell | - | own | minimal | - | Muschel | Seashell
wreath-of-blessing | words-in-a-wreath | blush | italic | christening | floral-wreath | - | own | botanical | rosegold | Segenskranz | Wreath of blessing
little-boat | motif-between-words | navy | plain | christening | sailboat | - | own | playful | - | Kleines Boot | Little boat
arch-portrait | photo-arch | sage | book | christening | dove | - | accent | classic | gold | Taufbogen | Christening arch
drop-of-light | colour-beside-photo | sky | light | christening | - | - | own | modern | - | Ein Tropfen Licht | A drop of light`,
  },
  {
    file: "birthday",
    occasions: ["birthday"],
    categories: [5],
    products: cards,
    punchings: plainCuts,
    lines: `
forty-large | large-words | coral | grotesque | birthday | party-popper | - | own | modern | - | Große Zahl | The big number
dots-falling | garland-at-the-head | sunshine | light | birthday | dots-falling | - | own | playful | - | Konfettiregen | Falling confetti
garden-party | border-at-the-foot | mint | light | birthday | meadow | - | own | botanical | - | Gartenfest | Garden party
terrazzo-sixty | panel-on-pattern | clay | grotesque | birthday-sixty | terrazzo | - | own | modern | - | Terrazzo | Terrazzo
lemon-lunch | one-stem-aside | olive | classic | birthday-sixty | rosemary | - | own | mediterranean | - | Rosmarin | Rosemary
golden-flakes | border-at-the-foot | night | classic | birthday-sixty | gold-flakes | - | own | classic | - | Goldflocken | Golden flakes
cake-please | motif-between-words | berry | italic | birthday-wish | cake | - | own | playful | - | Ein Stück Torte | A slice of cake
night-streamers | motif-on-colour | plum | grotesque | birthday | streamers | - | own | playful | gold | Luftschlangen | Streamers
balloons-up | one-stem-aside | sky | grotesque | birthday-wish | balloons | - | own | playful | - | Drei Ballons | Three balloons
clover-luck | motif-in-a-frame | forest | italic | birthday-wish | clover | - | own | classic | gold | Viel Glück | Good luck
bauhaus-bash | drawing-under-a-line | navy | grotesque | birthday | bauhaus-tiles | - | own | modern | - | Bauhaus | Bauhaus
portrait-in-colour | colour-beside-photo | berry | grotesque | birthday | - | - | own | modern | - | Porträt in Farbe | Portrait in colour
words-on-plum | words-on-colour | plum | classic | birthday | - | - | own | modern | gold | Worte auf Pflaume | Words on plum`,
  },
  {
    file: "childrens-birthday",
    occasions: ["childrens-birthday"],
    categories: [5],
    products: cards,
    punchings: plainCuts,
    lines: `
paper-plane-party | motif-in-a-frame | sky | grotesque | childrens-party | paper-plane | - | own | playful | - | Papierflieger | Paper plane
bunting-party | garland-at-the-head | coral | grotesque | childrens-party | bunting | - | own | playful | - | Wimpelkette | Bunting
mushroom-wood | border-at-the-foot | forest | light | childrens-animals | mushrooms | - | own | woodland | - | Im Pilzwald | Mushroom wood
balloon-journey | rising-disc | sunshine | grotesque | childrens-animals | hot-air-balloon | - | own | playful | - | Ballonfahrt | Balloon ride
whale-song | motif-on-colour | navy | grotesque | childrens-animals | whale | - | own | playful | - | Walgesang | Whale song
streamer-words | large-words | mint | grotesque | childrens-party | streamers | - | own | playful | - | Es wird laut | Loud and happy
photo-six | print-on-colour | sunshine | light | childrens-party | - | - | own | playful | - | Sofortbild | Instant picture`,
  },
  {
    file: "communion",
    occasions: ["communion"],
    categories: [13],
    products: [...cards, "church-booklet"],
    punchings: softCuts,
    lines: `
wheat-and-wine | one-stem-aside | cream | book | communion | wheat | - | own | classic | gold | Ähren | Ears of wheat
olive-peace | border-at-the-foot | olive | italic | communion | olive-branch | - | own | botanical | - | Olivenzweig | Olive branch
dove-ascending | motif-on-colour | sky | classic | communion | dove | - | own | classic | silver | Taube | Dove
communion-portrait | photo-in-a-frame | white | book | communion | - | - | own | classic | gold | Festliches Porträt | Festive portrait
candle-light | arch-of-colour | clay | italic | communion | advent-candle | - | own | classic | - | Kerzenlicht | Candlelight`,
  },
  {
    file: "confirmation",
    occasions: ["confirmation"],
    categories: [12],
    products: [...cards, "church-booklet"],
    punchings: plainCuts,
    lines: `
compass-forward | motif-in-a-frame | navy | grotesque | confirmation | compass-star | - | own | modern | silver | Kompass | Compass
leaf-and-line | drawing-under-a-line | sage | light | confirmation | fern | - | own | botanical | - | Farn | Fern
confirmation-large | large-words | lavender | light | confirmation | dove | - | accent | modern | - | Mein Tag | My day
round-confirmation | round-photo | mint | plain | confirmation | - | leaf-scatter | own | modern | - | Im Kreis | In the round
dandelion-wish | quiet-letter | sky | italic | confirmation | dandelion | - | own | botanical | - | Pusteblume | Dandelion`,
  },
  {
    file: "firmation",
    occasions: ["firmation"],
    categories: [15],
    products: [...cards, "church-booklet"],
    punchings: plainCuts,
    lines: `
tile-star | double-frame | clay | book | firmation | diamond-divider | - | accent | classic | gold | Gold und Linien | Gold and lines
spirit-dove | photo-arch | rosewood | book | firmation | dove | - | accent | classic | gold | Geist und Taube | Spirit and dove
laurel-words | words-in-a-wreath | forest | classic | firmation | leaf-wreath | - | accent | classic | gold | Grüner Kranz | Green wreath
band-and-name | band-of-colour | sky | grotesque | firmation | compass-star | - | own | modern | - | Klares Band | Clear band`,
  },
  {
    file: "youth",
    occasions: [],
    categories: [14],
    products: cards,
    punchings: plainCuts,
    lines: `
peaks-ahead | border-at-the-foot | sky | grotesque | youth | peaks | - | own | modern | - | Gipfel voraus | Peaks ahead
youth-bauhaus | colour-beside-photo | coral | grotesque | youth | - | - | own | modern | - | Ein Schritt weiter | One step further
youth-plane | drawing-under-a-line | navy | light | youth | paper-plane | - | accent | minimal | - | Abflug | Take-off`,
  },
  {
    file: "school",
    occasions: ["school-enrolment"],
    categories: [11],
    products: cards,
    punchings: plainCuts,
    lines: `
school-plane | motif-on-colour | sky | grotesque | school | paper-plane | - | own | playful | - | Der erste Flug | First flight
school-confetti | garland-at-the-head | mint | grotesque | school | dots-falling | - | own | playful | - | Konfetti im Ranzen | Confetti in the satchel
school-photo | print-on-colour | coral | grotesque | school | - | - | own | playful | - | Schulkind | School child
school-words | large-words | sky | grotesque | school | acorns | - | own | playful | - | Große Buchstaben | Capital letters
school-stripe | words-on-colour | cherry | grotesque | school | - | - | own | modern | - | Kirschrot | Cherry red`,
  },
  {
    file: "easter",
    occasions: ["easter"],
    categories: [11],
    products: cards,
    punchings: plainCuts,
    lines: `
tulip-easter | one-stem-aside | coral | italic | easter | tulips | - | own | botanical | - | Tulpen | Tulips
bunny-easter | arch-of-colour | mint | light | easter | bunny | - | own | playful | - | Osterhase | Easter bunny
egg-easter | motif-in-a-frame | sunshine | light | easter | easter-egg | - | own | playful | - | Bemaltes Ei | Painted egg
blossom-easter | garland-at-the-head | blush | italic | easter | cherry-twig | - | own | botanical | - | Blütenzweig | Blossom twig
magnolia-easter | flowers-in-two-corners | plum | classic | easter | magnolia | - | own | romantic | - | Magnolie | Magnolia`,
  },
  {
    file: "christmas-private",
    occasions: ["christmas-private"],
    categories: [11],
    products: cards,
    punchings: [...plainCuts, "label"],
    lines: `
fir-forest | border-at-the-foot | forest | italic | christmas | fir-trees | - | own | woodland | - | Im Tannenwald | Among the firs
straw-star | motif-on-colour | cherry | classic | christmas | straw-star | - | own | scandinavian | gold | Strohstern | Straw star
snow-crystal | motif-between-words | sky | italic | christmas-letter | snowflake | - | accent | minimal | silver | Schneekristall | Snow crystal
holly-corners | flowers-in-two-corners | cherry | classic | christmas | holly | - | own | classic | gold | Stechpalme | Holly
bauble-red | one-stem-aside | rosewood | classic | christmas | bauble | - | own | classic | gold | Eine Kugel | One bauble
mistletoe-kiss | arch-of-colour | sage | italic | christmas-letter | mistletoe | - | own | botanical | - | Mistelzweig | Mistletoe
gingerbread | motif-in-a-frame | kraft | italic | christmas | gingerbread-heart | - | own | classic | - | Lebkuchen | Gingerbread
family-christmas | photo-over-words | cherry | classic | christmas | - | - | own | modern | gold | Familie im Schnee | Family in the snow
christmas-three | three-in-a-row | forest | book | christmas | - | - | own | classic | gold | Drei vom Jahr | Three of the year
christmas-words | words-on-colour | forest | classic | christmas | - | - | own | modern | gold | Große Weihnacht | Christmas, large
fir-branch-head | garland-at-the-head | cream | book | christmas-letter | fir-branch | - | own | botanical | - | Tannenzweig | Fir branch
new-year-fireworks | motif-on-colour | night | classic | new-year | fireworks | - | own | classic | gold | Feuerwerk | Fireworks
new-year-fan | double-frame | charcoal | classic | new-year | deco-fan | - | accent | art-deco | gold | Zwanziger | The Twenties`,
  },
  {
    file: "christmas-business",
    occasions: ["christmas-business"],
    categories: [11],
    products: cards,
    punchings: plainCuts,
    lines: `
business-star | motif-in-a-frame | charcoal | plain | christmas-business | compass-star | - | ink | minimal | silver | Stern in Linien | Star in lines
business-firs | drawing-under-a-line | forest | grotesque | christmas-business | fir-trees | - | accent | minimal | - | Drei Tannen | Three firs
business-band | band-of-colour | rosewood | plain | christmas-business | snow-crystal | - | accent | modern | - | Festband | Festive band
business-deco | double-frame | night | classic | christmas-business | diamond-divider | - | accent | art-deco | gold | Festabend | Gala evening
business-words | large-words | stone | light | christmas-business | straw-star | - | accent | modern | - | Klare Worte | Plain words
business-tiles | panel-on-pattern | navy | plain | christmas-business | tile-star | - | deep | modern | gold | Sternfliesen | Star tiles`,
  },
  {
    file: "mourning",
    occasions: ["mourning"],
    categories: [11],
    products: cards,
    punchings: ["none", "deckle"],
    lines: `
dandelion-farewell | quiet-letter | stone | book | mourning | dandelion | - | ink | quiet | - | Verwehte Samen | Seeds on the wind
ginkgo-farewell | one-stem-aside | stone | italic | mourning | ginkgo | - | accent | quiet | silver | Ginkgo | Ginkgo
line-rose | drawing-under-a-line | white | book | mourning | line-rose | - | ink | quiet | - | Eine Rose | A rose
dove-farewell | motif-in-a-frame | stone | book | mourning-thanks | dove | - | ink | quiet | silver | Letzter Flug | Last flight
photo-farewell | photo-in-a-frame | stone | book | mourning | - | - | own | quiet | - | Ein Bild bleibt | A picture remains
candle-farewell | quiet-letter | cream | italic | mourning-thanks | advent-candle | - | accent | quiet | - | Ein Licht | A light
seed-heads-farewell | border-at-the-foot | kraft | book | mourning | leaf-swag | - | deep | quiet | - | Herbstlaub | Autumn leaves`,
  },
  {
    file: "mother-and-special",
    occasions: [],
    categories: [1, 2],
    products: cards,
    punchings: [...plainCuts, "heart"],
    lines: `
mother-peony | one-stem-aside | berry | italic | mother | peony | - | own | romantic | - | Pfingstrose für Mama | A peony for mum
mother-hearts | panel-on-pattern | blush | italic | mother | hearts-scatter | - | own | romantic | rosegold | Herzenssache | All heart
mother-photo | round-photo | blush | italic | mother | - | floral-corner | own | romantic | rosegold | Mama im Kreis | Mum in the round
mother-hydrangea | arch-of-colour | sky | book | mother | hydrangea | - | own | botanical | - | Hortensie | Hydrangea
special-cornflower | one-stem-aside | sky | classic | special | cornflower | - | own | botanical | - | Kornblume | Cornflower
special-words | words-on-colour | clay | italic | special | - | - | own | modern | - | Weil du du bist | Because you are you`,
  },
  {
    file: "travel-and-family",
    occasions: [],
    categories: [6, 7, 24],
    products: cards,
    punchings: plainCuts,
    lines: `
sea-postcard | photo-with-label | sky | light | travel | - | - | own | modern | - | Postkarte vom Meer | Postcard from the sea
sailing-away | motif-in-a-frame | navy | light | travel | sailboat | - | own | mediterranean | - | Unter Segeln | Under sail
shell-walk | drawing-under-a-line | coral | light | travel | seashell | - | own | mediterranean | - | Strandgang | Beach walk
peaks-postcard | rising-disc | clay | grotesque | mountains | peaks | - | own | modern | - | Alpenglühen | Alpenglow
palm-postcard | flowers-in-two-corners | mint | light | travel | monstera | - | own | tropical | - | Monstera | Monstera
family-three | three-in-a-row | white | grotesque | family | - | - | own | modern | - | Wir drei Bilder | Three of us
family-strip | strip-of-photos | clay | italic | family | single-leaf | - | own | modern | - | Familienstreifen | Family strip`,
  },
  {
    file: "year-and-general",
    occasions: [],
    categories: [8, 11],
    products: [...cards, "panorama"],
    punchings: plainCuts,
    lines: `
year-four | four-round-a-label | charcoal | grotesque | year | - | - | own | modern | - | Vier Jahreszeiten | Four seasons
year-large | large-words | navy | grotesque | year | fireworks | - | accent | modern | - | Unser Jahr in Groß | Our year, large
thanks-brush | motif-between-words | clay | italic | thanks | brush-underline | - | accent | minimal | - | Ein Strich Danke | A stroke of thanks
thanks-poppy | one-stem-aside | cherry | italic | thanks | poppy | - | own | botanical | - | Mohn | Poppy
thanks-cosmos | arch-of-colour | lavender | classic | thanks | cosmos | - | own | botanical | - | Cosmea | Cosmos
thanks-frame | double-frame | sage | italic | thanks | flourish | - | accent | classic | gold | Schlichter Dank | Simple thanks
summer-bunting | garland-at-the-head | sky | light | invitation | bunting | - | own | playful | - | Sommerfest | Summer fête
harvest-invite | border-at-the-foot | kraft | italic | invitation | ivy | - | own | botanical | - | Efeuranke | Ivy
pumpkin-supper | motif-in-a-frame | clay | classic | invitation | pumpkin | - | own | woodland | - | Kürbisabend | Pumpkin supper
moving-plane | drawing-under-a-line | coral | grotesque | moving | paper-plane | - | accent | modern | - | Neue Adresse | New address
autumn-moving | flowers-in-two-corners | kraft | light | moving | maple-leaf | - | own | woodland | - | Ahorn | Maple`,
  },
  {
    file: "blank",
    occasions: [],
    categories: [9],
    products: [...cards, "trifold", "booklet"],
    punchings: ["none", "rounded", "deckle", "heart", "arch", "label"],
    lines: `
blank-photo | photo-over-words | white | plain | blank | - | - | own | minimal | - | Leeres Design mit Foto | Blank with photo
blank-frame | double-frame | white | plain | blank | - | - | own | minimal | gold | Leerer Rahmen | Blank frame
blank-words | words-on-colour | charcoal | plain | blank | - | - | own | minimal | - | Leer auf Schwarz | Blank on black`,
  },
  {
    file: "newspaper",
    occasions: ["wedding"],
    categories: [10],
    products: ["newspaper"],
    punchings: ["none"],
    lines: `
newspaper-classic | photo-in-a-frame | white | book | newspaper | - | - | own | classic | - | Morgenausgabe | Morning edition
newspaper-bold | colour-beside-photo | charcoal | grotesque | newspaper | - | - | own | modern | - | Extrablatt | Extra
newspaper-garden | border-at-the-foot | sage | book | newspaper | meadow | - | own | botanical | - | Gartenblatt | Garden gazette`,
  },
  {
    file: "guestbooks",
    occasions: [],
    categories: [16],
    products: ["guestbook"],
    punchings: ["none"],
    lines: `
guests-linen | double-frame | kraft | book | guests | flourish | - | accent | classic | gold | Leinen | Linen
guests-wedding-corners | flowers-in-two-corners | blush | italic | guests-wedding | floral-corner | - | own | romantic | gold | Gästebuch mit Blüten | Guestbook in bloom
guests-wedding-olive | motif-in-a-frame | olive | italic | guests-wedding | olive-branch | - | own | botanical | gold | Gästebuch mit Olive | Guestbook with olive
guests-birthday-dots | garland-at-the-head | sunshine | light | guests-birthday | dots-falling | - | own | playful | - | Gästebuch Konfetti | Guestbook confetti
guests-birthday-terrazzo | panel-on-pattern | coral | grotesque | guests-birthday | terrazzo | - | own | modern | - | Gästebuch Terrazzo | Guestbook terrazzo
guests-christening-dove | motif-in-a-frame | sky | italic | guests-christening | dove | - | accent | classic | silver | Gästebuch Taube | Guestbook dove
guests-communion-wheat | border-at-the-foot | cream | book | guests-communion | leaf-swag | - | own | classic | - | Gästebuch Girlande | Guestbook garland
guests-confirmation-fern | motif-on-colour | forest | classic | guests-confirmation | fern | - | own | botanical | silver | Gästebuch Farn | Guestbook fern`,
  },
  {
    file: "books-to-write-in",
    occasions: [],
    categories: [21, 24, 25],
    products: ["notebook", "friends-book", "condolence-book"],
    punchings: ["none"],
    lines: `
notebook-monstera | motif-on-colour | mint | grotesque | notebook | monstera | - | own | botanical | - | Notizbuch Monstera | Notebook monstera
notebook-lines | drawing-under-a-line | clay | light | notebook | peaks | - | own | modern | - | Notizbuch Gipfel | Notebook peaks
friends-whale | motif-in-a-frame | sky | grotesque | friends | whale | - | own | playful | - | Freundebuch Wal | Friends book whale
friends-rainbow | rising-disc | coral | grotesque | friends | boho-rainbow | - | own | playful | - | Freundebuch Regenbogen | Friends book rainbow
condolence-ginkgo | motif-in-a-frame | stone | book | condolence | ginkgo | - | ink | quiet | silver | Kondolenz Ginkgo | Condolence ginkgo
condolence-dove | quiet-letter | white | italic | condolence | dove | - | ink | quiet | - | Kondolenz Taube | Condolence dove`,
  },
  {
    file: "place-cards",
    occasions: ["wedding", "birthday"],
    categories: [3, 5],
    products: ["mini", "tent"],
    punchings: ["none", "rounded", "label"],
    lines: `
tag-laurel | small-tag | forest | italic | place-card | laurel | - | accent | classic | gold | Lorbeeranhänger | Laurel tag
tag-olive | small-tag | olive | italic | place-card | single-leaf | - | own | botanical | - | Blattanhänger | Leaf tag
tag-heart | small-tag | blush | italic | place-card | entwined-hearts | - | accent | romantic | rosegold | Herzanhänger | Heart tag
tag-clover | small-tag | mint | light | place-card | clover | - | own | playful | - | Kleeanhänger | Clover tag`,
  },
  {
    // At the end, so that no other theme gets another day and place in lists.
    file: "more-guestbooks",
    occasions: [],
    categories: [16],
    products: ["guestbook"],
    punchings: ["none"],
    lines: `
guests-terrace | motif-in-a-frame | olive | light | guests | lemon | - | own | mediterranean | - | Terrasse | Terrace
guests-christening-whale | motif-in-a-frame | mint | light | guests-christening | whale | - | own | playful | - | Gästebuch Wal | Guestbook whale
guests-communion-olive | motif-on-colour | olive | italic | guests-communion | olive-branch | - | own | botanical | - | Gästebuch Zweig | Guestbook branch
guests-confirmation-compass | motif-in-a-frame | navy | classic | guests-confirmation | compass-star | - | accent | modern | gold | Gästebuch Kompass | Guestbook compass`,
  },
];
