import assumptions from './assumptions.json' with { type: 'json' };
import calls from './day.json' with { type: 'json' };

/**
 * The calls that an average daily user makes in a day: three visits, one outfit request, one look through the community
 * and a few messages. The numbers are generous assumptions. For example, every user makes five likes, sees a hundred
 * outfits of the feed and opens three of them with their comments. The calls of the community come first: among a million
 * people, a user's own outfit is no longer one of the newest hundred a few seconds after it was made.
 */
export const day: Readonly<typeof calls> = calls;
export type DailyCall = keyof typeof day;
/** The calls of the API that a person makes in a day. */
export const callsADay = Object.values(day).reduce<number>((sum, times) => sum + times, 0);

/** One in this many opens, likes and comments is about the most popular outfit, the others about all. */
export const everyHowMany = 50;

type Assumptions = Readonly<Record<string, readonly (number | string)[]>>;
const valuesOf = <Table extends Assumptions>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, [value]]) => [name, value])) as {
    readonly [Name in keyof Table]: number;
  };

/** The data of a person, and what the browser loads besides calls. The table says what each number is. */
export const person = valuesOf(assumptions.person);
/** Assumptions about Lambda. Its run times on AWS differ from those on this machine. */
export const functionTime = valuesOf(assumptions.functionTime);

/** Returns how many times a person makes a call. Fractions of the average are spread evenly over the people. */
export const timesOf = (average: number, person: number) =>
  Math.floor((person + 1) * average) - Math.floor(person * average);
