import { afterAll, expect, it } from 'vitest';
import { startApp } from '../../support/app/app.ts';
import { eventually } from '../../support/app/eventually.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { aConversation, send } from '../../support/calls/conversations.ts';
import { generate } from '../../support/calls/generate.ts';
import { addItem } from '../../support/calls/upload.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());
const { ada, bea, id: conversationId } = await aConversation(app);
const { SocketConnectionEntity, longestSocketLife } = await import('#functions/table/socket');

const connections = async () =>
  (await SocketConnectionEntity.query.byUser({ userId: ada.userId }).go()).data.map(
    ({ connectionId }) => connectionId,
  );

/** Ends an overdue generation of Ada's. */
async function failOverdue() {
  await seedPendingJob(ada.userId, { pendingUntil: new Date() });
  await app.invoke('failOverdue', {});
}

/** Bea sends a typing event in the conversation with Ada. */
async function type() {
  const socket = await openSocket(app, bea);
  socket.socket.send(JSON.stringify({ action: 'typing', conversationId }));
  await eventually(async () => expect(await connections()).toEqual([]));
  await socket.close();
}

// A phone that loses its network does not close its socket. Every function that pushes events has to notice this.
it.each([
  ['a generation that fails', () => generate(ada)],
  [
    'a generation that succeeds',
    async () => {
      await seedItems(ada.userId, basics);
      await generate(ada);
    },
  ],
  ['a generation that is overdue', failOverdue],
  ['a photo whose piece was looked for', () => addItem(app.url, ada.accessToken)],
  ['a message', () => send(bea, conversationId, 'Hello')],
  ['typing', type],
])('a socket that has gone without closing is forgotten when it is told of %s', async (_, tell) => {
  await SocketConnectionEntity.put({
    userId: ada.userId,
    connectionId: 'gone-without-closing',
    expiresAt: Math.floor(Date.now() / 1000) - 3600 + longestSocketLife,
  }).go();
  await tell();
  await eventually(async () => expect(await connections()).toEqual([]));
});
