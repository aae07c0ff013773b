import { decodePhoto } from '../../functions/images/decode/decode-photo.ts';
import { heic } from './heic/heic.ts';
import { floods } from './hostile-pictures.ts';

// Decodes photos in a separate process, so that its memory is used for decoding only. The subject is the largest photo,
// or all pictures that claim to be larger than they are. Prints the megapixels of the photo and the peak memory in
// megabytes.
const [, , subject] = process.argv;
let pixels = 0;
if (subject === 'photo') {
  const { original } = await decodePhoto(heic({ columns: 15, rows: 16 }));
  pixels = original.width * original.height;
} else for (const flood of Object.values(floods)) await decodePhoto(await flood()).catch(() => undefined);
console.log(JSON.stringify({ megapixels: pixels / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }));
