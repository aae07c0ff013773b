import * as z from 'zod';
import { closeCase } from '../close-case.ts';
import { type Case, listCases } from '../list-cases.ts';

const Command = z.discriminatedUnion('do', [
  z.object({ do: z.literal('list') }),
  z.object({ do: z.enum(['dismiss', 'uphold']), thingId: z.guid() }),
]);

/** Lists and closes moderation cases. The operator's command `reports` calls it. */
export async function handler(event: unknown): Promise<Case[]> {
  const command = Command.parse(event);
  if (command.do !== 'list') await closeCase(command.thingId, command.do);
  return listCases();
}
