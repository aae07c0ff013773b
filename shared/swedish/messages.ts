/**
 * The Swedish texts for messages about invalid input. The contract and the server write the messages in English, and
 * the Swedish app translates them with this table. `{count}` is a number.
 */
const messages: Readonly<Record<string, string>> = {
  'A date is required': 'Ange ett datum',
  'A dress cannot be combined with a top or a bottom.':
    'En klänning går inte ihop med en överdel eller underdel.',
  'A place is required': 'Ange en ort',
  'A trip has at least a day': 'En resa är minst en dag lång',
  'A trip has at most {count} days': 'En resa är högst {count} dagar lång',
  'An address must not name a user': 'En adress får inte innehålla något användarnamn',
  'Brand must be less than {count} characters': 'Märket får ha högst {count} tecken',
  'Category is required': 'Välj en kategori',
  'Category must be less than {count} characters': 'Kategorin får ha högst {count} tecken',
  'Choose another piece of the same kind.': 'Välj ett annat plagg av samma slag.',
  'Choose at least one piece': 'Välj minst ett plagg',
  'Color must be less than {count} characters': 'Färgen får ha högst {count} tecken',
  'Choose pieces that are in your wardrobe and not in the wash.':
    'Välj plagg som finns i garderoben och inte är i tvätten.',
  'Comment must be less than {count} characters': 'Kommentaren får ha högst {count} tecken',
  'Currency must be three letters': 'Valutan ska vara tre bokstäver',
  'Description must be less than {count} characters': 'Beskrivningen får ha högst {count} tecken',
  'Display name must be at least {count} characters': 'Visningsnamnet måste ha minst {count} tecken',
  'Display name must be less than {count} characters': 'Visningsnamnet får ha högst {count} tecken',
  'Location is required': 'Ange en ort',
  'Location must be less than {count} characters': 'Orten får ha högst {count} tecken',
  'Message must be less than {count} characters': 'Meddelandet får ha högst {count} tecken',
  'Notes must be less than {count} characters': 'Anteckningarna får ha högst {count} tecken',
  'Only one pair of shoes can be worn.': 'Du kan bara ha ett par skor.',
  'Please choose a reason': 'Välj en anledning',
  'Please describe the outfit you want to generate.': 'Beskriv outfiten du vill ha.',
  'Please enter a URL': 'Ange en adress',
  'Please enter a message': 'Skriv ett meddelande',
  'Please select only one bottom.': 'Välj bara en underdel.',
  'Please select only one dress.': 'Välj bara en klänning.',
  'Please select only one top.': 'Välj bara en överdel.',
  'Please write a comment': 'Skriv en kommentar',
  'Please write at most {count} characters': 'Skriv högst {count} tecken',
  'Price is too high': 'Priset är för högt',
  'Price must be a number': 'Priset måste vara ett tal',
  'Price must not be negative': 'Priset får inte vara negativt',
  'Prompt must be less than {count} characters': 'Önskan får ha högst {count} tecken',
  'Selection Conflict': 'Det går inte ihop',
  'Style is required': 'Välj en stil',
  'Style must be less than {count} characters': 'Stilen får ha högst {count} tecken',
  'That piece is no longer in your wardrobe.': 'Plagget finns inte i din garderob längre.',
  'That piece is already in the outfit.': 'Plagget finns redan i outfiten.',
  'The URL is too long': 'Adressen är för lång',
  'The date must be a day of the past year up to today':
    'Datumet måste vara en dag under det senaste året, fram till i dag',
  'The date must be a day up to today': 'Datumet får inte ligga efter i dag',
  'The date must be today or later': 'Datumet måste vara i dag eller senare',
  'The date must be within the next {count} days': 'Datumet måste vara inom de närmaste {count} dagarna',
  'The date must be within the past year or the next two years':
    'Datumet måste ligga inom det senaste året eller de närmaste två åren',
  'The date of purchase must be a day': 'Inköpsdatumet måste vara ett datum',
  'The date of purchase must not be before {count}': 'Inköpsdatumet får inte vara före {count}',
  'The date of purchase must not be in the future': 'Inköpsdatumet får inte ligga i framtiden',
  'The place must be less than {count} characters': 'Orten får ha högst {count} tecken',
  'There is nothing to change': 'Det finns inget att ändra',
  'This outfit is your own': 'Det här är din egen outfit',
  'Title is required': 'Ange en titel',
  'Title must be less than {count} characters': 'Titeln får ha högst {count} tecken',
  'You cannot message yourself': 'Du kan inte skriva till dig själv',
};

const number = /\d+/;

/** Translates a message of the contract or the server to Swedish. An unknown message is returned unchanged. */
export const swedishMessage = (message: string): string =>
  messages[message.replace(number, '{count}')]?.replace('{count}', message.match(number)?.[0] ?? '') ??
  message;
