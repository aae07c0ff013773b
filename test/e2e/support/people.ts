import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
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
  return signInAs(url, account);
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
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      username,
      accessToken: decodeJWT(AccessToken),
      idToken: decodeJWT(IdToken),
      refreshToken: RefreshToken,
      clockDrift: 0,
      signInDetails: { loginId: account.email, authFlowType: 'USER_SRP_AUTH' },
    },
  });
  const storage = [...memory].map(([name, value]) => ({ name, value }));
  return { ...account, storage, api: apiAs(url, AccessToken) };
}

export type Piece = { category: string; color: string };
export const basics: Piece[] = [
  { category: 'shirt', color: 'white' },
  { category: 'trousers', color: 'navy' },
  { category: 'loafers', color: 'brown' },
];

/** Adds items with single-color photos to a wardrobe. The last one is the newest. */
export async function addPieces(url: string, { api }: Person, pieces: readonly Piece[]) {
  for (const { category, color } of pieces) {
    const photo = await jpeg(color, 300, 400);
    const fileName = `${category}.jpg`;
    const ticket = await api.wardrobe.prepareUpload({
      body: { fileName, contentType: 'image/jpeg', bytes: photo.length },
    });
    const sent = await sendForm(
      url,
      ticket,
      new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
      fileName,
    );
    if (!sent.ok) throw new Error(`A photo was refused: ${await sent.text()}`);
    await api.wardrobe.createItem({ body: { imageUrl: ticket.path, category, color, style: 'casual' } });
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

/**
 * Hides the outfits of a person from the community. The test deletes their photos, which would be missing on the
 * community pages of other tests.
 */
export async function hideOutfits({ api }: Person) {
  const { items } = await api.outfits.listOutfits({ query: {} });
  for (const { id } of items)
    await api.outfits.setVisibility({ params: { outfitId: id }, body: { isPublic: false } });
}
