import type { Language } from './brief.ts';
import { hasWord, isLetter, looks, questionsIn, type Table, wordsOf } from './clause-text.ts';
import { cold, rainOrSnow, rooms } from './degrees.ts';
import { hasRole, isGarment, isMark, meaningsOf, type Part, saidIn, saysWeather } from './sentence.ts';
import type { Concept } from './vocabulary.ts';
import { unknownNoun } from './wished.ts';
import { clauseStart, contextOf } from './words/senses.ts';

/** The tables whose words tell of the occasion, the weather and the body. */
export const circumstances: readonly Table[] = ['event', 'weather', 'number', 'comfort'];
export const allTables: readonly Table[] = [...circumstances, ...looks];

/** Words after which an event is a likeness or an example: 'like a geography teacher', 'not even to funerals'. */
const like =
  /\b(?:unlike|(?<!place |where )like (?:a|an|the|for)|(?:(?<!feel )like|as if|as though) (?:i|you|they|we|he|she)(?:['’]?(?:m|re|ve|s))?|something i(?:['’]?d| would)|feels? like i(?:['’]?m| am| was) (?:going|off|on my way|heading) (?:to|for)|feel i['’]?m at|like it (?:was |were )?(?:the|an?|some)|then it (?:an?|like)|(?:not|never)(?: \S+){0,3} dressed (?:up )?for|even (?:to|at|for)|inte ens|(?:ser?|såg) ut som(?: \S+){0,4})(?: \S+){0,5}$/;

const skies = /^(?:gr[ae]y|grå|grått|gloomy)$/;
/** Whether a color stands alone beside weather, and describes no noun. */
const isOfSky = (parts: readonly Part[], at: number) => {
  const { sentence } = parts[at] as Part;
  const next = parts[at + 1];
  const isAlone =
    !next || next.sentence !== sentence || next.tokens[0]?.kind === 'mark' || hasRole(next, 'and');
  return isAlone && parts.some((other) => other.sentence === sentence && tellsSky(other));
};
const tellsSky = (part: Part) => saysWeather([part], /^(?:rain|snow|wind|t:|unit:|sun|dry)/);

/** The words before 'dress' as a verb: 'how do I dress', 'you properly dress'. */
const dresses =
  /(?:^| )(?:i|one|you|we|he|she|they|to|yet|how|should|would|could|can|will|must|people|men|women|everyone|everybody|always|usually)(?: \S\S+ly)?$/;
const isVerb = ({ typed }: Part, before: string, next: Part | undefined) =>
  /^dress(?:es)?$/.test(typed) && (dresses.test(before) || /^(?:up|down)$/.test(next?.typed ?? ''));

/** What the weather is of: 'a scorching day'. */
const times =
  /^(?:out|outside|ute|today|idag|days?|mornings?|evenings?|nights?|afternoons?|weather|air|winds?|spell|dag|dagar|morgon|kväll|natt|väder|luft|vind|vindar)$/;

const gets = '(?:is|are|will be|be|gets|feels|är|blir|känns)';
/** The words before the warmth of a room: 'the church will be really', but not 'I walk to school and it is'. */
const indoors = new RegExp(`\\b(?:${rooms})(?: (?!and|och)\\S+){0,2} ${gets}(?: \\S+)?$`);
/** The words after the warmth of a room: 'the colder it gets in the office'. */
const inRoom = new RegExp(
  `^(?:(?:cold |kallt? )?(?:${rooms})\\b(?! (?:day|morning|run|trip|walk))|(?:it )?(?:${gets} )?(?:(?:in|inside|at|inne på|inne i|på|i) (?:the |my |our )?(?:${rooms})|in there|inside|indoors|(?:där )?inne|inomhus)\\b)`,
);
/** The words around what the weather may become: it is not that of the day. */
const may = /\b(?:might|may|could|kan) (?:\S+ )?(?:be|get|turn|become|bli)(?: \S+)?$/;
/** The words before the warmth of a day that may come: 'if it's cold I wear a vest'. */
const supposed = /^(?:if|when|whenever|om|när) (?:it|det)\b/;
/** Whether words tell of rain or snow that may come, by the words before them: 'a mac, if it looks like rain'. */
const mayCome = (part: Part, before: string) =>
  saysWeather([part], rainOrSnow) && /\b(?:if|in case|om|ifall)(?: \S+){1,3}$/.test(before);
const tooFor = /(?:^| )(?:too|för) \| (?:for|för|to|att)$/;
/** The words before a month that is not that of the day: 'no down until October'. */
const until = /\b(?:until|till|til|since|from|sedan|från|till i|fram till)$/;
const later =
  /^(?:\S+ ){0,2}(?:later|after dark|in the (?:mornings?|evenings?)|at night|sen|senare|framåt kvällen|på (?:morgonen|kvällen|natten))\b/;
const coldRoom: Concept = { table: 'weather', meaning: 'indoor:18' };
const coldLater: Concept = { table: 'comfort', id: 'layers' };
/** Whether words tell that it is cold for a part of the day: 'chilly in the morning'. */
export const isColdLater = ({ concepts }: Part) => concepts?.includes(coldLater) ?? false;

/** Whether words tell that a room is cold: 'freezing AC'. */
export const isColdRoom = (part: Part) => saysWeather([part], /^indoor:1/);

/** Whether an adjective for the weather describes the thing after it: 'cold plane', 'warm commute'. */
function describesRoomOrThing(
  part: Part,
  before: string,
  next: Part | undefined,
  language: Language,
): boolean {
  if (!saidIn([part], 'weather').every(({ concept }) => concept.meaning.startsWith('t:'))) return false;
  const noun = part.tokens.length === 1 ? unknownNoun(next, language) : undefined;
  return indoors.test(before) || (noun !== undefined && !times.test(noun.typed));
}

/** Whether warmth is wished of clothes: 'a warm outfit', 'cute but warm'. */
const isOfClothes = (parts: readonly Part[], at: number, language: Language) =>
  /^(?:warm|varma?t?)$/.test(parts[at]?.typed ?? '') &&
  (hasWord(wordsOf(parts.slice(at + 1, at + 2)), 'clothes', language) ||
    [-1, 1].some((side) => {
      const [joint, other] = [parts[at + side], parts[at + 2 * side]];
      return (
        joint &&
        other &&
        (hasRole(joint, 'and', 'but') || isMark(joint, ',')) &&
        saidIn([other], 'style').length > 0
      );
    }));

/** Whether words end with a piece and a comma. */
const isListed = (before: readonly Part[]) =>
  before.slice(-1).some((part) => isMark(part, ',')) && before.slice(-2, -1).some(isGarment);

/** The words before each part in its clause. */
function textsBefore(parts: readonly Part[]): string[] {
  let text = '';
  return parts.map(({ clause, typed }, at) => {
    if (clause !== parts[at - 1]?.clause) text = '';
    const before = text;
    text = before ? `${before} ${typed}` : typed;
    return before;
  });
}

/** Removes the meanings that words with another everyday sense do not have where they stand. */
export function inContext(parts: readonly Part[], language: Language): Part[] {
  const textBefore = textsBefore(parts);
  const asked = questionsIn(parts).flat();
  return parts.map((part, at) => {
    const before = textBefore[at] ?? '';
    const near = (distance: number) => {
      const other = parts[at + distance];
      return other?.clause === part.clause ? other : undefined;
    };
    if (isOfClothes(parts, at, language)) return { ...part, concepts: [{ table: 'comfort', id: 'warm' }] };
    const nearest = near(-1);
    const describes = nearest !== undefined && meaningsOf(nearest).some(({ table }) => looks.includes(table));
    const isOfPeople = hasWord(near(1)?.tokens.map(({ spelled }) => spelled) ?? [], 'wearer', language);
    const isOnlyLike = like.test(before);
    const tables = allTables.filter((table) => {
      if (table === 'garment' && (isOfPeople || isVerb(part, before, near(1)))) return false;
      if (table === 'event' && isOnlyLike) return false;
      // 'Black suit, white shirt, black tie'
      if (table === 'event' && / tie$/.test(part.typed) && isListed(parts.slice(0, at))) return false;
      // 'Eight degrees and drizzle, gray'
      if (table === 'shade' && skies.test(part.typed) && isOfSky(parts, at)) return false;
      if (table === 'weather' && until.test(before) && saysWeather([part], /^month:/)) return false;
      if (table === 'weather' && mayCome(part, before) && !asked.includes(part)) return false;
      // 'Too cold for a short skirt' is no 3 °C.
      if (table === 'weather' && tooFor.test(`${before} | ${near(1)?.typed}`)) return false;
      if (table === 'weather' && describesRoomOrThing(part, before, near(1), language)) return false;
      const context = contextOf(table, language, part.typed);
      if (!context) return true;
      const isAfter = nearest ? nearest.tokens.at(-1)?.typed : clauseStart;
      return (
        !context.notBefore.has(near(1)?.tokens[0]?.typed ?? '') &&
        !context.notAfter.has(isAfter ?? '') &&
        (context.after === null || context.after.has(isAfter ?? '') || (describes && table === 'garment'))
      );
    });
    if (!saysWeather([part], /^t:/)) return without(part, tables);
    const comma = parts.findIndex(
      (other, place) => place > at && (isMark(other, ',') || other.clause !== part.clause),
    );
    const after = wordsOf(parts.slice(at + 1, comma < 0 ? undefined : comma)).join(' ');
    const told = before.split(' , ').at(-1) ?? '';
    // 'It may turn hot', 'it gets cold later'
    const isSupposed = isLetter(parts) && supposed.test(told) && !asked.includes(part);
    const isLater = may.test(told) || later.test(after);
    const isCold = saysWeather([part], cold);
    if (isCold && (indoors.test(told) || inRoom.test(after))) return { ...part, concepts: [coldRoom] };
    if (isCold && isLater && !isSupposed) return { ...part, concepts: [coldLater] };
    const isOfDay = !isLater && !isSupposed && !inRoom.test(after);
    return without(part, isOfDay ? tables : tables.filter((table) => table !== 'weather'));
  });
}

/** The part without the meanings of other tables. */
export const without = (part: Part, tables: readonly Table[]): Part => {
  const concepts = part.concepts?.filter(
    ({ table }) => table === 'grammar' || table === 'idiom' || tables.includes(table),
  );
  if (!part.concepts || concepts?.length === part.concepts.length) return part;
  return concepts?.length ? { ...part, concepts } : { ...part, concepts: null, everyday: true };
};
