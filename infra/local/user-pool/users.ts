import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ServiceError } from '../aws-json.ts';
import { openDurableDocument } from '../durable-document.ts';
import type { Verifier } from './srp.ts';

/** The purposes of a mailed code. A user can have one valid code for each purpose. */
export type CodePurpose = 'sign-up' | 'password-reset';

export type User = {
  /** The user name in tokens and answers. People sign in with their email address instead. */
  readonly id: string;
  readonly email: string;
  emailVerified: boolean;
  /** The attributes other than the address, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** An administrator has created the user, and nobody has set a permanent password yet: FORCE_CHANGE_PASSWORD. */
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  verifier: Verifier;
  /** The authenticator app, whether sign-ins ask for its codes, and the step of the last code that was taken. */
  totp?: { readonly secret: string; isOn: boolean; lastStep: number };
  /** The secret of an app of which no code was verified yet. */
  newTotpSecret?: string;
  codes: { [Purpose in CodePurpose]?: { readonly digits: string; readonly expiresAt: number } };
};

/** A session lasts from a sign-in until its refresh token expires or is revoked. All its tokens contain its id. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
  /**
   * The latest refresh tokens: the SHA-256 digest in hexadecimal, and how long each is valid. The token itself is not
   * stored, so that the file contains no usable token. Missing in sessions from before tokens were rotated.
   */
  refreshTokens?: { readonly digest: string; until: number }[];
  revoked: boolean;
};

type State = {
  users: User[];
  sessions: Session[];
  /** A hexadecimal secret. The decoys for unknown users are derived from it, so that they stay the same. */
  decoySecret: string;
};

/** The users and sessions, which are kept on disk. They may be changed in place; `save` writes the changes to disk. */
export type UserStore = Awaited<ReturnType<typeof openUserStore>>;

export async function openUserStore(folder: string) {
  const { content: state, save } = await openDurableDocument<State>(join(folder, 'user-pools.json'), () => ({
    users: [],
    sessions: [],
    decoySecret: randomBytes(32).toString('hex'),
  }));

  /** Finds a user by the id, or by the address in upper or lower case. */
  function find(name: string): User | undefined {
    const address = name.toLowerCase();
    return state.users.find(({ id, email }) => id === name || email.toLowerCase() === address);
  }

  return {
    decoySecret: state.decoySecret,
    save,
    find,

    /** All users, in the order of their sign-up. */
    all: (): readonly User[] => state.users,

    /** Adds a user. Throws UsernameExistsException if the address is taken. */
    add(user: User) {
      if (find(user.email)) throw new ServiceError('UsernameExistsException', 'User already exists');
      state.users.push(user);
    },

    /** Removes a user with all of their sessions. */
    remove({ id }: User) {
      state.users = state.users.filter((user) => user.id !== id);
      state.sessions = state.sessions.filter(({ userId }) => userId !== id);
    },

    revokeSessions({ id }: User) {
      for (const session of state.sessions) if (session.userId === id) session.revoked = true;
    },

    findSession: (id: string) => state.sessions.find((session) => session.id === id),

    /** Adds a session and removes expired ones. */
    addSession(session: Session) {
      state.sessions = state.sessions.filter(({ expiresAt }) => expiresAt > session.signedInAt);
      state.sessions.push(session);
    },
  };
}

/** Returns all attributes of a user, as they are used in tokens, triggers and answers. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.id,
  email: user.email,
  email_verified: String(user.emailVerified),
  ...user.attributes,
});
