import { Bookmark, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { t } from '../../../lib/t.ts';

/** A script that opens the wardrobe in a new tab. It passes the URL of the page on which it runs. */
const bookmarkletOf = (origin: string) =>
  `javascript:void open(${JSON.stringify(`${origin}/dashboard?clip=`)}+encodeURIComponent(location.href))`;

/** A bookmarklet that the user can drag or copy. On a shop's product page it opens the app to clip that product. */
export function Bookmarklet() {
  const [note, setNote] = useState('');
  const code = bookmarkletOf(location.origin);
  // The URL is set through the DOM, because React refuses `javascript:` URLs.
  const prepare = (link: HTMLAnchorElement) => {
    const explain = (event: Event) => {
      event.preventDefault();
      setNote(t('Drag it to the bookmarks of your browser; it works on the pages of shops.'));
    };
    link.setAttribute('href', code);
    link.addEventListener('click', explain);
    return () => link.removeEventListener('click', explain);
  };
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setNote(t('Copied. Now make a bookmark of it.')),
      () => setNote(t('The browser does not let it be copied.')),
    );
  return (
    <section aria-labelledby="bookmarklet" className="grid gap-6 border-line border-t pt-10 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <h2 id="bookmarklet" className="text-3xl">
          {t('Clip while you browse')}
        </h2>
        <p className="max-w-prose text-pretty text-ink-soft">
          {t(
            'Drag the button to the bookmarks of your browser. Pressed on the page of a product, it brings the product here.',
          )}
        </p>
      </div>
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap gap-3">
          <a
            ref={prepare}
            href="#bookmarklet"
            className="inline-flex min-h-11 cursor-grab items-center gap-2 border border-ink px-6 py-2.5 font-semibold text-sm tracking-wide"
          >
            <Bookmark aria-hidden size={18} />
            {t('Clip to wardrobe')}
          </a>
          <Button look="outline" onClick={copy}>
            <Copy aria-hidden size={18} />
            {t('Copy its code')}
          </Button>
        </div>
        <p role="status" className="min-h-5 text-ink-soft text-sm">
          {note}
        </p>
        <details open={matchMedia('(hover: none)').matches} className="border-line border-y">
          <summary className="flex min-h-12 items-center font-semibold text-sm">{t('On a phone')}</summary>
          <ol className="grid list-decimal gap-1.5 pb-5 pl-5 text-ink-soft text-sm">
            <li>{t('Copy its code.')}</li>
            <li>
              {t(
                'Bookmark any page, then edit that bookmark: call it “Clip” and paste the code as its address.',
              )}
            </li>
            <li>
              {t('On the page of a product, type “Clip” into the address bar and choose the bookmark.')}
            </li>
          </ol>
        </details>
      </div>
    </section>
  );
}
