import { demoPeople } from '../demo/wardrobes.ts';
import { untrueClaims } from './stylist/claims.ts';
import { repetitionsIn } from './stylist/repetition.ts';
import { asks } from './stylist/requests.ts';
import { wearOneAfterAnother } from './stylist/wear.ts';

/**
 * Makes 200 outfits for the demo people and checks what the built-in stylist says. Prints sentences that occur more
 * than three times in 40 consecutive outfits, titles that occur twice in them, and untrue claims. Exits with 1 if there
 * are any. With `--texts` it also prints the texts.
 */
const outfits = 200;
const isVerbose = process.argv.includes('--texts');
let problems = 0;

for (const [person, who] of demoPeople.entries()) {
  const share = Math.floor(outfits / demoPeople.length) + (person < outfits % demoPeople.length ? 1 : 0);
  // Each person starts at a different place in the list, so that the order of requests differs.
  const own = Array.from({ length: share }, (_, at) => asks[(at * 7 + person * 11) % asks.length]).filter(
    (ask) => ask !== undefined,
  );
  const told = await wearOneAfterAnother(who, own, person);
  const repeated = repetitionsIn(told.map(({ texts, sentences }) => ({ title: texts.title, sentences })));
  const untrue = told.flatMap((each) => untrueClaims(each).map((claim) => `${claim} [${each.ask.prompt}]`));
  problems += repeated.length + untrue.length;
  console.log(`${who.displayName}: ${told.length} outfits`);
  console.log(['Repeated', ...repeated, 'Not true', ...untrue].map((line) => `  ${line}`).join('\n'));
  if (isVerbose)
    for (const { ask, texts } of told) {
      const { title, description, reasoning, styleNotes, styleContext, stylingTips, itemReasons } = texts;
      const said = [description, reasoning, styleNotes, styleContext, ...stylingTips].join('\n  ');
      console.log(`\n${ask.prompt}\n  ${title}\n  ${said}\n  ${Object.values(itemReasons).join(' ')}`);
    }
}
console.log(problems === 0 ? 'Clean.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
