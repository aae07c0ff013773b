import type { Slot } from '#shared/catalog';
import type { Piece } from './piece.ts';

/** What of a request an outfit does not do, as facts; pieces that are named are worn unless it says otherwise. */
export type Shortcoming =
  | { kind: 'not understood'; words: string[] }
  /** `inLaundry` is what was asked for. */
  | { kind: 'not owned'; words: string; missing: string[]; closest: Piece | null; inLaundry: Piece | null }
  /** Asked pieces that take each other's place; `instead` is worn. */
  | { kind: 'not together'; words: string; instead: Piece[] }
  | { kind: 'left out'; words: string }
  /** `all` tells that the person owns nothing else for that slot. */
  | { kind: 'refused'; words: string; pieces: Piece[]; all: Slot | null }
  | { kind: 'asked and refused'; words: string; pieces: Piece[] }
  /** `isEnough` tells that an outfit could be made of what is owned in these colors. */
  | { kind: 'outside the palette'; words: string; pieces: Piece[]; isEnough: boolean }
  /** A color or a fabric that was asked for without a piece. */
  | { kind: 'lacking'; words: string[]; isOwned: boolean; isInLaundry: boolean }
  /** Not right for the body, the weather or the occasion; `hasOthers` tells that pieces are owned that are. */
  | { kind: 'unfit'; of: string; pieces: Piece[]; isAsked: boolean; hasOthers: boolean }
  | { kind: 'no coat'; isOwned: boolean; weather: string }
  | { kind: 'no shoes' }
  /** The words tell another weather than the report. */
  | { kind: 'other weather'; words: string; degrees: number; reported: number }
  /** A second setting: whether the outfit suits it, too, else what is owned to change into. */
  | { kind: 'second setting'; phrase: string; main: string; isSuited: boolean; change: Piece[] }
  | { kind: 'style not met'; look: string; isOwned: boolean; because: string | null };
