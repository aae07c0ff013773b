import { setTimeout as wait } from 'node:timers/promises';
import { dayFromToday } from '#shared/rules/days';
import { type Account, type Api, confirmAccount, createAccount, enter, sendForm } from './app-client.ts';
import { daysSinceWear, keepingOf, wearsOf } from './keeping.ts';
import { photoOf } from './photo.ts';
import { type PictureName, pictureOf } from './pictures.ts';
import { type DemoPerson, type DemoPiece, demoPassword } from './wardrobes.ts';

/** How many photos are made, uploaded and processed at the same time. */
const atOnce = 3;
const pollMilliseconds = 150;
const generationMilliseconds = 60_000;

/**
 * Adds what is still missing for one of the demo people, so that an interrupted run can be repeated. Pieces are
 * recognized by their descriptions, outfits by their prompts. Returns a text that says what was added.
 */
export async function fillPerson(url: string, person: DemoPerson, report: (text: string) => void) {
  const { email, displayName } = person;
  const api = await signInOrUp(url, { email, password: demoPassword, displayName });
  const { avatarUrl, sharesOutfits } = await api.profile.getProfile();
  if (sharesOutfits === null) await api.profile.updateProfile({ body: { sharesOutfits: person.isPublic } });
  if (!avatarUrl) await api.profile.setAvatar({ body: { path: await sendPhotoOf(url, api, person.avatar) } });

  const { items } = await api.wardrobe.listItems({ query: {} });
  const unfinished = person.pieces
    .map((piece, index) => {
      const item = items.find(({ description }) => description === piece.description);
      return { piece, index, id: item?.id, timesWorn: item?.timesWorn ?? 0 };
    })
    .filter(({ id, index, timesWorn }) => !id || timesWorn < wearsOf(index));
  let done = person.pieces.length - unfinished.length;
  const queue = unfinished.values();
  const work = async () => {
    for (const { piece, index, id, timesWorn } of queue) {
      await wear(api, id ?? (await addPiece(url, api, piece, index)), index, timesWorn);
      report(`${++done} of ${person.pieces.length} pieces`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const outfits = await api.outfits.listOutfits({ query: {} });
  const missing = person.requests.filter(
    ({ prompt }) => !outfits.items.some((made) => made.prompt === prompt),
  );
  for (const [index, request] of missing.entries()) {
    report(`outfit ${index + 1} of ${missing.length}`);
    await makeOutfit(api, { ...request, isPublic: person.isPublic });
  }
  const planned = await planOutfits(api);
  return unfinished.length + missing.length + planned === 0
    ? 'is there already'
    : `${unfinished.length} pieces, ${missing.length} outfits, ${planned} days`;
}

async function signInOrUp(url: string, account: Account) {
  try {
    await createAccount(url, account);
  } catch (error) {
    if ((error as Error).name !== 'UsernameExistsException') throw error;
    // An interrupted run may have left an account that is not confirmed.
    await confirmAccount(url, account.email).catch((refused: Error) => {
      if (refused.name !== 'NotAuthorizedException') throw refused;
    });
  }
  return (await enter(url, account)).api;
}

async function addPiece(url: string, api: Api, piece: DemoPiece, index: number): Promise<string> {
  const { picture, category, color, style, description } = piece;
  const imageUrl = await sendPhotoOf(url, api, picture);
  const { id } = await api.wardrobe.createItem({
    body: { imageUrl, category, color, style, description, ...keepingOf(category, index) },
  });
  return id;
}

/** Adds a piece of a picture to a wardrobe, with its photo. */
export async function addPictured(url: string, api: Api, picture: PictureName) {
  const { category, color } = pictureOf(picture);
  const imageUrl = await sendPhotoOf(url, api, picture);
  return api.wardrobe.createItem({ body: { imageUrl, category, color, style: 'casual' } });
}

/** Uploads the photo of a piece. Returns its storage path. */
async function sendPhotoOf(url: string, api: Api, picture: PictureName): Promise<string> {
  const photo = new Blob([new Uint8Array(await photoOf(picture))], { type: 'image/jpeg' });
  const fileName = `${picture}.jpg`;
  const ticket = await api.wardrobe.prepareUpload({
    body: { fileName, contentType: photo.type, bytes: photo.size },
  });
  const sent = await sendForm(url, ticket, photo, fileName);
  if (!sent.ok) throw new Error(`A photo was refused: ${await sent.text()}`);
  return ticket.path;
}

/** Adds the missing days on which a piece was worn, the earliest first. The stored days show which are missing. */
async function wear(api: Api, itemId: string, index: number, timesWorn: number) {
  for (let time = wearsOf(index) - timesWorn - 1; time >= 0; time--)
    await api.wardrobe.wearItem({ params: { itemId, date: dayFromToday(-daysSinceWear(index, time)) } });
}

/** The days for which outfits are planned, in this order, counted from today. */
const plannedDays = [-6, -3, -1, 0, 2, 4, 5, 9, 16];
const notesOfDay: Record<number, string> = {
  2: 'Dinner with Bea at eight',
  9: 'Train at 7:40, take the long coat',
};

/** Plans outfits if the calendar is empty. Returns the number of planned outfits. */
async function planOutfits(api: Api): Promise<number> {
  const [outfits, entries] = await Promise.all([
    api.outfits.listOutfits({ query: {} }),
    api.calendar.listEntries({ query: { limit: 1 } }),
  ]);
  if (entries.items.length > 0 || outfits.items.length === 0) return 0;
  for (const [index, days] of plannedDays.entries()) {
    const scheduledDate = dayFromToday(days);
    const outfitId = outfits.items[index % outfits.items.length]?.id ?? '';
    await api.calendar.scheduleOutfit({ body: { outfitId, scheduledDate, notes: notesOfDay[days] ?? null } });
  }
  return plannedDays.length;
}

/** Starts a generation and waits for its outfit. */
export async function makeOutfit(
  api: Api,
  request: Parameters<Api['generation']['startGeneration']>[0]['body'],
) {
  const start = Date.now();
  let job = await api.generation.startGeneration({ body: request });
  while (job.status === 'pending' && Date.now() - start < generationMilliseconds) {
    await wait(pollMilliseconds);
    job = await api.generation.getGeneration({ params: { jobId: job.id } });
  }
  if (!job.outfit) throw new Error(`An outfit could not be made: ${job.error ?? job.status}`);
  return job.outfit;
}
