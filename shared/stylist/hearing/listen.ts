import type { Brief } from './brief.ts';
import { hear, type Request } from './hear.ts';
import type { OwnItem } from './item-tags.ts';
import { openQuestions } from './judgement.ts';

/**
 * Reads a request into a brief: what should be worn and what not, for which occasion, and in which weather. It needs no
 * network. It does not guess: words that it does not understand are listed in the brief. Without `today`, days are
 * counted from now, and no season is assumed.
 */
export function listen(request: Request, items: readonly OwnItem[], today?: Date): Brief {
  const { brief, parts } = hear(request, items, today);
  const open = openQuestions(request.prompt, parts, brief);
  return { ...brief, openQuestions: open, asksMore: open.length > 0 };
}
