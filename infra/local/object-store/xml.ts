import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { S3Error } from './s3-error.ts';

const parser = new XMLParser({
  ignoreDeclaration: true,
  htmlEntities: true, // The SDK writes line breaks in keys as numeric entities, which come with this option.
  parseTagValue: false, // A key or a tag that looks like a number stays the text it is.
  trimValues: false,
});
const builder = new XMLBuilder();

/** Reads a document into the shape that the schema tells; anything else is answered as MalformedXML. */
export function readXml<T>(text: string, schema: z.ZodType<T>): T {
  const document = schema.safeParse(parse(text));
  if (!document.success) throw new S3Error('MalformedXML');
  return document.data;
}

function parse(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    throw new S3Error('MalformedXML');
  }
}

/** An array becomes an element for each of its members. */
export const writeXml = (document: Record<string, unknown>) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;

/** Elements that may be repeated: XML does not tell a list of one from a single value. */
export const repeated = <T extends z.ZodType>(element: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(element));
