import type { StoredObject } from './stored-object.ts';

export type ListQuery = {
  readonly prefix: string;
  /** Keys that share the text between the prefix and the delimiter are listed as one common prefix. */
  readonly delimiter: string;
  /** Lists only keys after this one. */
  readonly startAfter: string;
  /** The last entry of the page before. */
  readonly lastEntry: string;
  readonly maxKeys: number;
};

export type ListPage = {
  readonly objects: readonly StoredObject[];
  readonly commonPrefixes: readonly string[];
  /** The entry to continue after; absent on the last page. */
  readonly lastEntry?: string;
};

type Entry = { readonly name: string; readonly object?: StoredObject };

/** One page of a listing, in the order of the keys' UTF-8 bytes. */
export function listPage(objects: Iterable<StoredObject>, query: ListQuery): ListPage {
  const entries = listEntries(objects, query);
  const page = entries.slice(0, query.maxKeys);
  const last = page.at(-1);
  return {
    objects: page.flatMap(({ object }) => object ?? []),
    commonPrefixes: page.flatMap(({ name, object }) => (object ? [] : name)),
    ...(last && entries.length > page.length && { lastEntry: last.name }),
  };
}

function listEntries(objects: Iterable<StoredObject>, query: ListQuery): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.key.startsWith(query.prefix) || !isAfter(object.key, query.startAfter)) continue;
    const entry = toEntry(object, query);
    if (isAfter(entry.name, query.lastEntry)) entries.set(entry.name, entry);
  }
  return [...entries.values()].sort((a, b) => compareBytes(a.name, b.name));
}

function toEntry(object: StoredObject, { prefix, delimiter }: ListQuery): Entry {
  const at = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
  return at < 0 ? { name: object.key, object } : { name: object.key.slice(0, at + delimiter.length) };
}

const isAfter = (name: string, other: string) => other === '' || compareBytes(name, other) > 0;

const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
