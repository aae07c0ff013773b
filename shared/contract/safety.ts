import * as z from 'zod';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { Person } from './profile.ts';

export const safety = defineContract({
  /** Hides two people from each other, with everything of theirs, and ends that they follow each other. */
  blockUser: {
    route: 'PUT /blocks/{userId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ userId: z.guid() }),
  },
  unblockUser: {
    route: 'DELETE /blocks/{userId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ userId: anyId }),
  },
  /** The people whom the user blocks; not those who block the user, who are not told. */
  listBlocked: {
    route: 'GET /blocks',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(100),
    result: pageOf(Person),
  },
});
