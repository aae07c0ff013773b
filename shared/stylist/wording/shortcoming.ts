import type { Slot } from '#shared/catalog';
import type { Piece } from './piece.ts';

/** A wish of the request that the outfit does not meet, as facts. Named pieces are worn unless said otherwise. */
export type Shortcoming =
  | { kind: 'not understood'; words: string[] }
  /** Words for a need of the body or the day that no worn piece is known to help with. */
  | { kind: 'need not met'; words: string[] }
  /** `closest` is the worn piece that is most like the wish: it `isPart` of it, or replaces it. `inLaundry` was asked for. */
  | { kind: 'not owned'; words: string[]; isPart: boolean; closest: Piece | null; inLaundry: Piece | null }
  /** Two pieces that were asked for but cannot be worn together. `instead` is worn. */
  | { kind: 'not together'; words: string; instead: Piece[] }
  | { kind: 'left out'; words: string }
  /** Questions that neither an answer nor the outfit answers, as typed. */
  | { kind: 'open questions'; questions: string[] }
  /** There is such a question, and it cannot be quoted. `isOther` says whether another one was answered. */
  | { kind: 'unanswered'; isOther: boolean }
  | { kind: 'one of several' | 'one of a trip' }
  /** Much was told, and nothing of it says what the outfit is for. */
  | { kind: 'nothing heard' }
  /** The request is in a language, by its name, that is hardly understood. */
  | { kind: 'other language'; name: string }
  /** Another outfit was asked for, but hardly anything else can be worn. */
  | { kind: 'little changed' }
  /** `all` is the slot if the person owns only refused pieces for it, otherwise null. */
  | { kind: 'refused'; words: string; pieces: Piece[]; all: Slot | null }
  /** `isEnough` says whether the owned pieces in these colors would be enough for an outfit. */
  | { kind: 'outside the palette'; words: string; pieces: Piece[]; isEnough: boolean }
  /** A color or a fabric that was asked for without naming a piece. */
  | { kind: 'lacking'; words: string[]; isOwned: boolean; isInLaundry: boolean }
  /** Pieces wrong for the body, weather or occasion. `hasOthers`: whether the person owns right ones. */
  | { kind: 'unfit'; of: string; pieces: Piece[]; isAsked: boolean; hasOthers: boolean }
  /** `isThin`: whether there is outerwear in it that is not warm. */
  | { kind: 'no coat'; isOwned: boolean; isThin: boolean; weather: string }
  | { kind: 'no shoes' | 'no bow tie' | 'no costume' }
  /** The words of the request describe other weather than the weather report. */
  | { kind: 'other weather'; words: string; degrees: number; reported: number }
  /** A second setting of the request, which the outfit does not suit. `change` are owned pieces to change into. */
  | { kind: 'second setting'; phrase: string; main: string; change: Piece[] }
  | { kind: 'also fits'; phrase: string }
  | { kind: 'style not met'; look: string; isOwned: boolean; because: string | null };
