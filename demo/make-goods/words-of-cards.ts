import { type CardWords, wordsAbroad } from "./words-of-cards-abroad.ts";

/** A set of words: its key, then German, then English. */
const set = (key: string, de: CardWords, en: CardWords) => ({
  key,
  texts: Object.fromEntries(
    Object.entries({ de, en, ...wordsAbroad[key] }).map(([language, words]) => [language, named(words)]),
  ),
});
const named = ([headline, names, date, small]: CardWords) => ({ headline, names, date, small });

export const cardWords = [
  set(
    "wedding-invitation",
    ["Wir heiraten", "Lena & Jonas", "12. Juni 2027", "Schloss Weidenbach, 14 Uhr"],
    ["We are getting married", "Lena & Jonas", "12 June 2027", "Weidenbach House, 2 pm"],
  ),
  set(
    "save-the-date",
    ["Save the Date", "Mara & Emil", "4. September 2027", "Die Einladung folgt"],
    ["Save the date", "Mara & Emil", "4 September 2027", "Invitation to follow"],
  ),
  set(
    "wedding-thanks",
    ["Von Herzen danke", "Clara & Tom", "im August 2027", "für einen unvergesslichen Tag"],
    ["With all our hearts, thank you", "Clara & Tom", "August 2027", "for a day to remember"],
  ),
  set(
    "wedding-menu",
    ["Menü", "Ida & Felix", "21. Mai 2027", "Guten Appetit"],
    ["Menu", "Ida & Felix", "21 May 2027", "Enjoy your meal"],
  ),
  set(
    "silver-wedding",
    ["Silberhochzeit", "Eva & Martin", "8. Mai 2027", "Wir feiern 25 gemeinsame Jahre"],
    ["Silver wedding", "Eva & Martin", "8 May 2027", "Celebrating 25 years together"],
  ),
  set(
    "birth",
    ["Hallo, kleine Welt", "Mila Sophie", "3. März 2027", "3280 g, 51 cm"],
    ["Hello, little world", "Mila Sophie", "3 March 2027", "7 lb 4 oz, 20 in"],
  ),
  set(
    "birth-boy",
    ["Er ist da", "Leo", "17. Januar 2027", "Mia hat einen Bruder"],
    ["He is here", "Leo", "17 January 2027", "Mia has a brother"],
  ),
  set(
    "birth-thanks",
    ["Danke", "Juna & Familie", "im April 2027", "für eure lieben Wünsche"],
    ["Thank you", "Juna & family", "April 2027", "for your kind wishes"],
  ),
  set(
    "birthday",
    ["Ich werde 40", "Feiert mit mir", "19. Juli 2027", "ab 18 Uhr im Garten"],
    ["I am turning 40", "Come and celebrate", "19 July 2027", "in the garden, from 6 pm"],
  ),
  set(
    "birthday-sixty",
    ["60 Jahre", "Helga lädt ein", "2. Oktober 2027", "Gasthof zur Linde"],
    ["60 years", "Helga invites you", "2 October 2027", "The Linden Inn"],
  ),
  set(
    "birthday-wish",
    ["Alles Liebe", "zum Geburtstag", "2027", "Ein ganzes Jahr voll Glück"],
    ["Happy birthday", "to you", "2027", "May the year be kind"],
  ),
  set(
    "childrens-party",
    ["Ich werde 6", "Party bei Oskar", "22. Mai, 15 Uhr", "Bring gute Laune mit"],
    ["I am turning 6", "Oskar's party", "22 May, 3 pm", "Bring your wellies"],
  ),
  set(
    "childrens-animals",
    ["Komm mit auf Reisen", "Fina wird 5", "6. Juni, 14 Uhr", "Am Waldspielplatz"],
    ["Come along", "Fina is five", "6 June, 2 pm", "At the woodland playground"],
  ),
  set(
    "christening",
    ["Zu meiner Taufe", "Emma Luise", "16. Mai 2027", "Kirche St. Anna, 11 Uhr"],
    ["My christening", "Emma Louise", "16 May 2027", "St Anne's Church, 11 am"],
  ),
  set(
    "communion",
    ["Meine Erstkommunion", "Paul", "11. April 2027", "Herzliche Einladung"],
    ["My first communion", "Paul", "11 April 2027", "You are warmly invited"],
  ),
  set(
    "confirmation",
    ["Meine Konfirmation", "Hannah", "9. Mai 2027", "Christuskirche, 10 Uhr"],
    ["My confirmation", "Hannah", "9 May 2027", "Christ Church, 10 am"],
  ),
  set(
    "firmation",
    ["Meine Firmung", "Lukas", "25. April 2027", "Pfarrkirche, 10 Uhr"],
    ["My confirmation", "Lukas", "25 April 2027", "Parish church, 10 am"],
  ),
  set(
    "youth",
    ["Meine Jugendweihe", "Nele", "8. Mai 2027", "Ein Schritt weiter"],
    ["Coming of age", "Nele", "8 May 2027", "One step further"],
  ),
  set(
    "school",
    ["Endlich Schulkind", "Anton", "4. September 2027", "Wir feiern mit Zuckertüte"],
    ["First day at school", "Anton", "4 September 2027", "Come and celebrate"],
  ),
  set(
    "easter",
    ["Frohe Ostern", "Familie Sommer", "2027", "und sonnige Tage"],
    ["Happy Easter", "The Summers", "2027", "and sunny days"],
  ),
  set(
    "christmas",
    ["Frohe Weihnachten", "Familie Berger", "2026", "und ein gutes neues Jahr"],
    ["Merry Christmas", "The Bergers", "2026", "and a happy new year"],
  ),
  set(
    "christmas-letter",
    ["Stille Tage", "wünschen Lea & Ben", "Weihnachten 2026", "Danke für dieses Jahr"],
    ["Quiet days", "from Lea & Ben", "Christmas 2026", "Thank you for this year"],
  ),
  set(
    "christmas-business",
    ["Frohe Festtage", "Atelier Nord", "2026", "Danke für die Zusammenarbeit"],
    ["Season's greetings", "Studio North", "2026", "Thank you for working with us"],
  ),
  set(
    "new-year",
    ["Auf ein Neues", "Prosit 2027", "31. Dezember", "Glück, Gesundheit, gute Freunde"],
    ["Here's to the new", "Cheers to 2027", "31 December", "Luck, health and good friends"],
  ),
  set(
    "mourning",
    ["In stiller Trauer", "Johann Keller", "1938 – 2027", "Wir nehmen Abschied"],
    ["In loving memory", "John Keller", "1938 – 2027", "Forever in our hearts"],
  ),
  set(
    "mourning-thanks",
    ["Danke für die Anteilnahme", "Familie Keller", "im Februar 2027", "für jedes tröstende Wort"],
    ["Thank you for your sympathy", "The Keller family", "February 2027", "and every kind word"],
  ),
  set(
    "mother",
    ["Für die beste Mama", "Danke", "9. Mai 2027", "Schön, dass es dich gibt"],
    ["For the best mum", "Thank you", "Mother's Day 2027", "So glad you are mine"],
  ),
  set(
    "special",
    ["Für dich", "Weil du du bist", "2027", "Schön, dass es dich gibt"],
    ["For you", "Because you are you", "2027", "So glad you exist"],
  ),
  set(
    "travel",
    ["Grüße vom Meer", "Nina & Paul", "Sommer 2027", "Salz auf der Haut"],
    ["Greetings from the sea", "Nina & Paul", "Summer 2027", "Salt in our hair"],
  ),
  set(
    "mountains",
    ["Gipfelglück", "Tour 2027", "im August", "Oben ist es am schönsten"],
    ["On top of the world", "Tour 2027", "in August", "The air is clear up here"],
  ),
  set(
    "family",
    ["Ganz liebe Grüße", "Familie Winkler", "2027", "Bis bald bei uns"],
    ["Much love", "The Winklers", "2027", "See you soon"],
  ),
  set(
    "year",
    ["Unser Jahr", "2026", "Januar bis Dezember", "Was für ein Jahr"],
    ["Our year", "2026", "January to December", "What a year it was"],
  ),
  set("thanks", ["Danke", "von Herzen", "2027", "für alles"], ["Thank you", "so very much", "2027", "for everything"]),
  set(
    "invitation",
    ["Einladung", "Sommerfest", "3. Juli 2027", "Wir freuen uns auf euch"],
    ["You are invited", "Summer party", "3 July 2027", "We hope to see you"],
  ),
  set(
    "moving",
    ["Wir ziehen um", "Neue Adresse", "ab Mai 2027", "Lindenweg 8"],
    ["We are moving", "New address", "from May 2027", "8 Linden Lane"],
  ),
  set(
    "newspaper",
    ["Hochzeitszeitung", "Lena & Jonas", "12. Juni 2027", "Sonderausgabe"],
    ["The Wedding Times", "Lena & Jonas", "12 June 2027", "Special edition"],
  ),
  set(
    "guests",
    ["Gästebuch", "Unsere Gäste", "2027", "Schön, dass ihr da seid"],
    ["Guestbook", "Our guests", "2027", "So glad you are here"],
  ),
  set(
    "guests-wedding",
    ["Gästebuch", "Lena & Jonas", "12. Juni 2027", "Schreibt uns etwas Schönes"],
    ["Guestbook", "Lena & Jonas", "12 June 2027", "Leave us a lovely line"],
  ),
  set(
    "guests-birthday",
    ["Gästebuch", "Helga wird 60", "2. Oktober 2027", "Danke fürs Mitfeiern"],
    ["Guestbook", "Helga is 60", "2 October 2027", "Thank you for coming"],
  ),
  set(
    "guests-christening",
    ["Gästebuch", "Emma Luise", "16. Mai 2027", "Zur Taufe"],
    ["Guestbook", "Emma Louise", "16 May 2027", "My christening"],
  ),
  set(
    "guests-communion",
    ["Gästebuch", "Paul", "11. April 2027", "Zur Erstkommunion"],
    ["Guestbook", "Paul", "11 April 2027", "My first communion"],
  ),
  set(
    "guests-confirmation",
    ["Gästebuch", "Hannah", "9. Mai 2027", "Zur Konfirmation"],
    ["Guestbook", "Hannah", "9 May 2027", "My confirmation"],
  ),
  set("notebook", ["Notizen", "Gedanken", "2027", "Band eins"], ["Notes", "Thoughts", "2027", "Volume one"]),
  set(
    "friends",
    ["Meine Freunde", "Freundebuch", "2027", "gehört Fina"],
    ["My friends", "Friends book", "2027", "belongs to Fina"],
  ),
  set(
    "condolence",
    ["Kondolenzbuch", "Johann Keller", "1938 – 2027", "In liebevoller Erinnerung"],
    ["Book of condolence", "John Keller", "1938 – 2027", "In loving memory"],
  ),
  set("place-card", ["Tisch 3", "Jonas", "2027", ""], ["Table 3", "Jonas", "2027", ""]),
  set(
    "blank",
    ["Dein Titel", "Deine Worte", "Dein Datum", "Deine Zeile"],
    ["Your title", "Your words", "Your date", "Your line"],
  ),
];
