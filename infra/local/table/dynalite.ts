import { createRequire } from 'node:module';

/*
 * Types for the parts of dynalite, a DynamoDB emulator in JavaScript, that the local table is built on. It is
 * used below its HTTP server, which lacks what the app needs:
 * - transactions, a time to live and a stream, which dynalite does not have (transactions.ts, expiry.ts,
 *   change-stream.ts);
 * - writes that survive a crash: dynalite writes an item and its index entries one by one (write-batch.ts);
 * - the item that made a condition fail, a later addition to DynamoDB's API (item-writes.ts).
 */

type AttributeValue = Readonly<Record<string, unknown>>;

export type Item = Readonly<Record<string, AttributeValue>>;

export type TableDescription = {
  readonly TableStatus: string;
  readonly KeySchema: readonly { readonly AttributeName: string }[];
};

type Callback<Value = void> = (error?: unknown, value?: Value) => void;

/** The items of a table or the entries of an index: all keys of the database with the same prefix. */
export type KeySpace = {
  lock(key: string, holder: (release: (callback: Callback) => Callback) => void): void;
  get(key: string, callback: Callback<unknown>): void;
  put(key: string, value: unknown, callback: Callback): void;
  del(key: string, callback: Callback): void;
};

export type LevelWrite =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

/** A write of an item: its key, its previous state and its new state. */
export type Change = {
  readonly keys: Item;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
};

export type LevelDatabase = {
  open(): Promise<void>;
  close(): Promise<void>;
  get(key: string): Promise<unknown>;
  get(key: string, callback: Callback<unknown>): void;
  put(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  batch(writes: readonly LevelWrite[]): Promise<void>;
  iterator(range: {
    readonly gt: string;
    readonly lt: string;
    readonly limit?: number;
  }): AsyncIterable<[key: string, value: unknown]>;
};

export type Store = {
  readonly db: LevelDatabase;
  readonly getItemDb: (table: string) => KeySpace;
  readonly getIndexDb: (type: 'Local' | 'Global', table: string, index: string) => KeySpace;
  /** Records the changes of all tables. dynalite does not have this field; the local table adds it. */
  readonly stream?: {
    /** Returns the entries that record changes. They are written together with the items. */
    entriesOf(changes: readonly Change[]): LevelWrite[];
    /** Starts the delivery of recorded changes. */
    wake(): void;
  };
};

/** The prefixes of the database keys that dynalite uses. `changes` is added by the local table. */
export const keyPrefixes = {
  table: 'table~',
  items: (table: string) => `item-${table}~`,
  index: (type: 'Local' | 'Global', table: string, index: string) =>
    `index-${type.toLowerCase()}~${table}~${index}~`,
  changes: 'change~',
};

/** Returns the range of all keys with a prefix. */
export const under = (prefix: string) => ({ gt: prefix, lt: `${prefix}\xff` });

/** The fields of a request, as dynalite's validator describes them. */
export type Fields = Readonly<Record<string, unknown>>;

export type RequestShape = {
  readonly types: Fields;
  readonly custom?: (input: object, store: Store) => string | undefined;
};

type Action = (store: Store, input: object, callback: Callback<object>) => void;

const require = createRequire(import.meta.url);

const database: {
  create(options: { readonly path?: string | undefined; readonly createTableMs: number }): Store;
  createKey(key: Item, table: TableDescription): string;
  validateKey(key: Item, table: TableDescription): Error | undefined;
} = require('dynalite/db');

const validator: {
  checkTypes(input: object, types: Fields): object;
  checkValidations(input: object, types: Fields, custom: RequestShape['custom'], store: Store): void;
} = require('dynalite/validations');

export const { create: createStore, createKey, validateKey } = database;
export const { checkTypes, checkValidations } = validator;

const fileOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);

export const actionOf = (operation: string): Action => require(`dynalite/actions/${fileOf(operation)}`);
export const shapeOf = (operation: string): RequestShape =>
  require(`dynalite/validations/${fileOf(operation)}`);
