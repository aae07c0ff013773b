import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { deletionWord } from '#shared/contract/account';
import { type Account, type Api, createAccount, enter } from './demo/app-client.ts';
import { addPictured, makeOutfit } from './demo/fill.ts';
import { onceItAppears } from './demo/mingle.ts';
import { instanceUrl } from './operator/ask-instance.ts';
import { step } from './operator/step.ts';

const usage = `npm run smoke -- [URL] [options]

Does what people do in the app at URL (http://localhost:PORT by default), with the time of each step: signs two people up,
uploads photos, has an outfit made and shared, likes it, comments on it, writes messages, and deletes the accounts.

  --mailbox you@example.com         sends codes to you+…@example.com, and asks for them here; a local instance has an outbox
  --email ADDRESS --second ADDRESS  accounts that exist and are confirmed, in place of new ones; they are not deleted,
                                    but all that was made in them. SMOKE_PASSWORD and SMOKE_SECOND_PASSWORD are their
                                    passwords.`;

type Member = { userId: string; api: Api; isNew: boolean };
const wardrobe = ['white-shirt', 'navy-trousers', 'brown-loafers'] as const;
/** Returns a password with a character of each kind that the user pool requires. */
const newPassword = () => `Aa1!${randomBytes(12).toString('base64url')}`;

async function join(url: string, who: string, given?: Omit<Account, 'displayName'>, mailbox?: string) {
  const [name, domain] = (mailbox ?? 'smoke@example.com').split('@');
  const account = given ?? { email: `${name}+${uuidv7()}@${domain}`, password: newPassword() };
  if (!given)
    await step(`${who} signs up`, () =>
      createAccount(
        url,
        { ...account, displayName: `Smoke ${who}` },
        mailbox ? () => askForCode(account.email) : undefined,
      ),
    );
  return { ...(await step(`${who} signs in`, () => enter(url, account))), isNew: !given };
}

async function askForCode(email: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`The code that was sent to ${email}: `);
  terminal.close();
  return code.trim();
}

/** Uses the app with two people. An action with `undo` is registered for all they create, to run in reverse. */
async function goThrough(
  url: string,
  { api }: Member,
  other: Member,
  undo: (act: () => Promise<unknown>) => void,
) {
  for (const name of wardrobe) {
    const item = await step(`uploads a photo (${name})`, () => addPictured(url, api, name));
    undo(() => api.wardrobe.removeItem({ params: { itemId: item.id } }));
  }
  await step('sees the photos', async () => {
    const { items } = await api.wardrobe.listItems({ query: {} });
    for (const { imageUrl } of items.slice(0, wardrobe.length)) {
      const photo = await api.images.signUrl({ body: { path: imageUrl } });
      const { ok, status } = await fetch(new URL(photo.url, url));
      if (!ok) throw new Error(`A photo is answered with ${status}.`);
    }
  });
  const outfit = await step('has an outfit made', () =>
    makeOutfit(api, { prompt: 'A calm day at the office', isPublic: false, forceVariety: true }),
  );
  const params = { outfitId: outfit.id };
  undo(() => api.outfits.removeOutfit({ params }));
  await step('shares it', () => api.outfits.setVisibility({ params, body: { isPublic: true } }));
  await step('the other one likes it', () => onceItAppears(() => other.api.community.likeOutfit({ params })));
  await step('and comments on it', () =>
    other.api.community.addComment({ params, body: { commentText: 'I would wear this.' } }),
  );
  const { id: conversationId } = await step('begins a chat', () =>
    api.messages.startConversation({ body: { userId: other.userId } }),
  );
  const messageId = uuidv7();
  const chat = { conversationId };
  await step('writes a message', () =>
    api.messages.sendMessage({
      params: chat,
      body: { id: messageId, content: 'Thank you!', share: { kind: 'outfit', id: outfit.id } },
    }),
  );
  undo(() => api.messages.deleteMessage({ params: { conversationId, messageId } }));
  await step('which the other one reads', async () => {
    const { items } = await other.api.messages.listMessages({ params: chat, query: {} });
    if (!items.some(({ id }) => id === messageId)) throw new Error('The message did not arrive.');
  });
}

function fail(error: unknown) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
}

/** Deletes an account with all of its data. */
const leave = async ({ api }: Member) => api.account.deleteAccount({ body: { confirmation: deletionWord } });

const { values, positionals } = parseArgs({
  options: {
    mailbox: { type: 'string' },
    email: { type: 'string' },
    second: { type: 'string' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
const accountOf = (email: string | undefined, variable: string) => {
  if (!email) return undefined;
  const password = process.env[variable];
  if (!password) throw new Error(`${variable} is not set: it is the password of ${email}.`);
  return { email, password };
};

if (values.help) {
  console.log(usage);
  process.exit(0);
}
const url = (positionals[0] ?? instanceUrl).replace(/\/$/, '');
const members: Member[] = [];
const undoing: (() => Promise<unknown>)[] = [];
try {
  const first = await join(url, 'A', accountOf(values.email, 'SMOKE_PASSWORD'), values.mailbox);
  members.push(first);
  const second = await join(url, 'B', accountOf(values.second, 'SMOKE_SECOND_PASSWORD'), values.mailbox);
  members.push(second);
  await goThrough(url, first, second, (act) => undoing.unshift(act));
} catch (error) {
  fail(error);
}
// This also runs after a failure, so that nothing is left behind in an environment that people use.
try {
  if (undoing.length)
    await step('what was made is deleted', async () => {
      for (const undo of undoing) await undo();
    });
  for (const member of members.filter(({ isNew }) => isNew))
    await step('an account is deleted', () => leave(member));
} catch (error) {
  fail(error);
}
console.log(process.exitCode ? `\n${url} does NOT work.` : `\n${url} works.`);
process.exit();
