import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type DurableDocument, openDurableDocument } from '../outbox/durable-document.ts';
import { CognitoError, resourceNotFound } from './cognito-error.ts';
import type { AppClient, Pool } from './pool.ts';
import type { Session } from './session.ts';
import { goesBy, type User } from './user.ts';

type State = {
  pools: Pool[];
  clients: AppClient[];
  users: User[];
  sessions: Session[];
  /** Hexadecimal; what unknown users are answered derives from it, so that the same question gets the same answer. */
  decoySecret: string;
};

/** Everything that survives a restart. What it hands out may be changed in place and is kept by `save`. */
export class UserStore {
  readonly #document: DurableDocument<State>;

  static async open(folder: string): Promise<UserStore> {
    const begin = (): State => ({
      pools: [],
      clients: [],
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
    return this.#document.save();
  }

  findPool(id: string): Pool | undefined {
    return this.#state.pools.find((pool) => pool.id === id);
  }

  /** @throws ResourceNotFoundException */
  pool(id: string): Pool {
    const pool = this.findPool(id);
    if (!pool) throw resourceNotFound(`User pool ${id} does not exist.`);
    return pool;
  }

  addPool(pool: Pool) {
    this.#state.pools.push(pool);
  }

  findClient(id: string): AppClient | undefined {
    return this.#state.clients.find((client) => client.id === id);
  }

  /** @throws ResourceNotFoundException */
  client(id: string): AppClient {
    const client = this.findClient(id);
    if (!client) throw resourceNotFound(`User pool client ${id} does not exist.`);
    return client;
  }

  addClient(client: AppClient) {
    this.#state.clients.push(client);
  }

  findUser(poolId: string, name: string): User | undefined {
    return this.#state.users.find((user) => user.poolId === poolId && goesBy(user, name));
  }

  /** @throws UsernameExistsException */
  addUser(user: User) {
    if (this.findUser(user.poolId, user.email))
      throw new CognitoError('UsernameExistsException', 'User already exists');
    this.#state.users.push(user);
  }

  /** Removes the user and the sessions, which is the end of every token. */
  removeUser(user: User) {
    this.#state.users = this.#state.users.filter(({ id }) => id !== user.id);
    this.#state.sessions = this.#state.sessions.filter(({ userId }) => userId !== user.id);
  }

  findSession(id: string): Session | undefined {
    return this.#state.sessions.find((session) => session.id === id);
  }

  /** Signs the user out everywhere. */
  revokeSessions(user: User) {
    for (const session of this.#state.sessions) if (session.userId === user.id) session.revoked = true;
  }

  /** Adds a session and forgets those that have ended by themselves. */
  addSession(session: Session) {
    this.#state.sessions = this.#state.sessions.filter(({ expiresAt }) => expiresAt > session.signedInAt);
    this.#state.sessions.push(session);
  }
}
