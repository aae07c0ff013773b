import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { libraryPrefix, recordName, sessionOf } from '#frontend/lib/stored-session.ts';
import { names } from '#infra/local/names';
import { apiAs, createAccount, openBrowser, sendForm } from '../../../bin/demo/app-client.ts';
import { signInWithSrp } from '../../support/app/srp-client.ts';
import { jpeg } from '../../support/pictures.ts';

export type Person = {
  email: string;
  password: string;
  /** The entries of the browser's local storage while the person is signed in. */
  storage: { name: string; value: string }[];
  api: ReturnType<typeof apiAs>;
};

export const password = 'correct horse battery';
export const newEmail = () => `${randomUUID()}@example.com`;

/** Creates an account and signs in through the API, which is quicker than through the pages. */
export async function newPerson(url: string): Promise<Person> {
  const account = { email: newEmail(), password };
  await createAccount(url, account);
  const person = await signInAs(url, account);
  // Otherwise the first generation asks.
  await person.api.profile.updateProfile({ body: { sharesOutfits: true } });
  return person;
}

/**
 * Signs in to an existing account. Amplify stores the tokens, so that they are where the app's pages look for them. It
 * does not sign in itself, because its implementation of SRP takes half a second of processor time for each person.
 */
export async function signInAs(url: string, account: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const memory = await openBrowser(url);
  const cognito = new CognitoIdentityProviderClient({ endpoint: `${url}/user-pool`, region: names.region });
  const { username, AccessToken, IdToken, RefreshToken } = await signInWithSrp(cognito, {
    ClientId: names.userPool.clientId,
    UserPoolId: names.userPool.id,
    USERNAME: account.email,
    password: account.password,
  });
  cognito.destroy();
  const [accessToken, idToken] = [decodeJWT(AccessToken), decodeJWT(IdToken)];
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      username,
      accessToken,
      idToken,
      refreshToken: RefreshToken,
      clockDrift: 0,
      signInDetails: { loginId: account.email, authFlowType: 'USER_SRP_AUTH' },
    },
  });
  const storage = [
    { name: recordName, value: JSON.stringify(sessionOf(accessToken, idToken)) },
    ...[...memory].map(([name, value]) => ({ name: libraryPrefix + name, value })),
  ];
  return { ...account, storage, api: apiAs(url, AccessToken) };
}

export const idOf = async ({ api }: Person) => (await api.profile.getProfile()).userId;

/** The newest outfit of a person. */
export async function outfitOf({ api }: Person) {
  const [outfit] = (await api.outfits.listOutfits({ query: {} })).items;
  if (!outfit) throw new Error('There is no outfit.');
  return outfit;
}

export type Piece = { category: string; color: string };
export const basics: Piece[] = [
  { category: 'shirt', color: 'white' },
  { category: 'trousers', color: 'navy' },
  { category: 'loafers', color: 'brown' },
];

/** Uploads a single-color photo for an item. */
export async function addPhoto(url: string, { api }: Person, color: string) {
  const photo = new Uint8Array(await jpeg(color, 300, 400));
  const file = { fileName: 'photo.jpg', contentType: 'image/jpeg' } as const;
  const ticket = await api.wardrobe.prepareUpload({ body: { ...file, bytes: photo.length } });
  const sent = await sendForm(url, ticket, new Blob([photo], { type: file.contentType }), file.fileName);
  if (!sent.ok) throw new Error(`A photo was refused: ${await sent.text()}`);
  return ticket.path;
}

/** Adds items to a wardrobe. The last one is the newest. */
export async function addPieces(url: string, person: Person, pieces: readonly Piece[]) {
  for (const piece of pieces) {
    const imageUrl = await addPhoto(url, person, piece.color);
    await person.api.wardrobe.createItem({ body: { imageUrl, ...piece, style: 'casual' } });
  }
}

const purchaseLinks = [{ storeName: 'Selma’s', price: '499 kr', url: 'https://selma.example/navy' }];

/** Generates outfits from a person's wardrobe, including purchase links. Throws if a generation fails. */
export async function addOutfits({ api }: Person, prompts: readonly string[]) {
  for (const prompt of prompts) {
    let job = await api.generation.startGeneration({ body: { prompt, purchaseLinks } });
    while (job.status === 'pending') {
      await new Promise((resolve) => setTimeout(resolve, 100));
      job = await api.generation.getGeneration({ params: { jobId: job.id } });
    }
    if (job.status === 'failed') throw new Error(`There is no outfit: ${job.error}`);
  }
}
