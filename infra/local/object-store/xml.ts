import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { S3Error } from './s3-error.ts';

const parser = new XMLParser({
  ignoreDeclaration: true,
  htmlEntities: true, // The SDK writes line breaks in keys as numeric entities, which need this option.
  parseTagValue: false, // A key that looks like a number stays a text.
  trimValues: false,
});
const builder = new XMLBuilder();

/** Parses a document and checks it with the schema. Throws MalformedXML if it does not match. */
export function readXml<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(parser.parse(text, true));
  } catch {
    throw new S3Error('MalformedXML');
  }
}

/** Writes a document as XML. Each entry of an array becomes a separate element. */
export const writeXml = (document: Readonly<Record<string, unknown>>) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;

/** A schema for a repeatable element, of which the parser returns a single one without an array. */
export const repeated = <T extends z.ZodType>(element: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(element));
