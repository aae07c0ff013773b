import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import type { Tags } from './stored-object.ts';
import { readXml, repeated } from './xml.ts';

const maxTags = 10;

const Tagging = z.object({
  Tagging: z.object({
    TagSet: z.preprocess(
      (value) => value || {}, // An empty set is read as an empty text.
      z.object({ Tag: repeated(z.object({ Key: z.string(), Value: z.string() })) }),
    ),
  }),
});

export const readTagging = (xml: string) =>
  toTags(readXml(xml, Tagging).Tagging.TagSet.Tag.map(({ Key, Value }) => [Key, Value]));

/** Reads the x-amz-tagging header, which is encoded like a query. */
export const readTaggingHeader = (header = '') => toTags([...new URLSearchParams(header)]);

export const writeTagging = (tags: Tags) => ({
  Tagging: { TagSet: { Tag: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) } },
});

function toTags(pairs: [string, string][]): Tags {
  const tags = Object.fromEntries(pairs);
  if (pairs.length > maxTags || Object.keys(tags).length < pairs.length) throw new S3Error('InvalidTag');
  return tags;
}
