import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ServiceError } from '../aws-json.ts';
import { type DurableDocument, openDurableDocument } from '../durable-document.ts';
import type { Verifier } from './srp.ts';

/** The purposes of a mailed code; one of each can be valid at a time. */
export type CodePurpose = 'sign-up' | 'password-reset';

export type User = {
  /** The user name in tokens and answers; people sign in with the address. */
  readonly id: string;
  readonly email: string;
  emailVerified: boolean;
  /** The attributes beside the address, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  status: 'UNCONFIRMED' | 'CONFIRMED';
  verifier: Verifier;
  codes: { [Purpose in CodePurpose]?: { readonly digits: string; readonly expiresAt: number } };
};

/** The time from a sign-in until its refresh token expires or is revoked; all its tokens carry the id. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
  /** SHA-256 in hexadecimal, so that the file does not contain a usable token. */
  readonly refreshTokenDigest: string;
  revoked: boolean;
};

type State = {
  users: User[];
  sessions: Session[];
  /** Hexadecimal; the decoys of unknown users are derived from it and thus stay the same. */
  decoySecret: string;
};

/** The users and sessions, which survive a restart. They may be changed in place; `save` makes it durable. */
export class UserStore {
  readonly #document: DurableDocument<State>;

  static async open(folder: string): Promise<UserStore> {
    const begin = (): State => ({
      users: [],
      sessions: [],
      decoySecret: randomBytes(32).toString('hex'),
    });
    return new UserStore(await openDurableDocument(join(folder, 'user-pools.json'), begin));
  }

  private constructor(document: DurableDocument<State>) {
    this.#document = document;
  }

  get #state() {
    return this.#document.content;
  }

  get decoySecret() {
    return this.#state.decoySecret;
  }

  save() {
    this.#document.save();
  }

  /** Finds a user by the id or by the address in any case. */
  find(name: string): User | undefined {
    const address = name.toLowerCase();
    return this.#state.users.find(({ id, email }) => id === name || email.toLowerCase() === address);
  }

  /** Throws UsernameExistsException when the address is taken. */
  add(user: User) {
    if (this.find(user.email)) throw new ServiceError('UsernameExistsException', 'User already exists');
    this.#state.users.push(user);
  }

  /** Removes a user with all sessions. */
  remove({ id }: User) {
    this.#state.users = this.#state.users.filter((user) => user.id !== id);
    this.#state.sessions = this.#state.sessions.filter(({ userId }) => userId !== id);
  }

  findSession(id: string): Session | undefined {
    return this.#state.sessions.find((session) => session.id === id);
  }

  /** Adds a session and drops the expired ones. */
  addSession(session: Session) {
    this.#state.sessions = this.#state.sessions.filter(({ expiresAt }) => expiresAt > session.signedInAt);
    this.#state.sessions.push(session);
  }
}

/** All attributes as tokens, triggers and answers carry them. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.id,
  email: user.email,
  email_verified: String(user.emailVerified),
  ...user.attributes,
});
