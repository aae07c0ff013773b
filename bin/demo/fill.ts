import { setTimeout as wait } from 'node:timers/promises';
import { dayFromToday } from '#shared/rules/days';
import { apiAs, createAccount, sendForm, signInTo } from './app-client.ts';
import { keepingOf, wearsOf } from './keeping.ts';
import { photographOf } from './photograph.ts';
import { type DemoPerson, type DemoPiece, demoPassword } from './wardrobes.ts';

type Api = ReturnType<typeof apiAs>;

const secondsForAnOutfit = 60;

/** Makes one of the demo's people, and says what came of it. One who exists already is left as they are. */
export async function fillPerson(url: string, person: DemoPerson, report: (text: string) => void) {
  const account = { email: person.email, password: demoPassword, displayName: person.displayName };
  try {
    await createAccount(url, account);
  } catch (error) {
    if ((error as Error).name !== 'UsernameExistsException') throw error;
    return 'is there already';
  }
  const api = apiAs(url, (await signInTo(url, account)).accessToken);
  for (const [index, piece] of person.pieces.entries()) {
    await addPiece(url, api, piece, index);
    report(`${index + 1} of ${person.pieces.length} pieces`);
  }
  for (const wish of person.wishes) await makeOutfit(api, { ...wish, isPublic: person.isPublic });
  return `${person.pieces.length} pieces, ${person.wishes.length} outfits`;
}

async function addPiece(url: string, api: Api, piece: DemoPiece, index: number) {
  const { picture, category, color, style, description } = piece;
  const photo = new Blob([new Uint8Array(await photographOf(picture))], { type: 'image/jpeg' });
  const fileName = `${color}-${category}.jpg`;
  const ticket = await api.wardrobe.prepareUpload({
    body: { fileName, contentType: photo.type, bytes: photo.size },
  });
  const sent = await sendForm(url, ticket, photo, fileName);
  if (!sent.ok) throw new Error(`A photo was refused: ${await sent.text()}`);
  const { id } = await api.wardrobe.createItem({
    body: { imageUrl: ticket.path, category, color, style, description, ...keepingOf(category, index) },
  });
  for (let wear = 0; wear < wearsOf(index); wear++)
    await api.wardrobe.wearItem({
      params: { itemId: id, date: dayFromToday(-(10 + wear * 9 + (index % 5))) },
    });
}

async function makeOutfit(api: Api, wish: Parameters<Api['generation']['startGeneration']>[0]['body']) {
  let job = await api.generation.startGeneration({ body: wish });
  for (let second = 0; job.status === 'pending' && second < secondsForAnOutfit; second++) {
    await wait(second === 0 ? 200 : 1000);
    job = await api.generation.getGeneration({ params: { jobId: job.id } });
  }
  if (job.status !== 'succeeded') throw new Error(`An outfit could not be made: ${job.error ?? job.status}`);
}
