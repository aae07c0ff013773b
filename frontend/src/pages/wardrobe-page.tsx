import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent, usePreload } from '../components/lazy-component.ts';
import { ConfirmDialog } from '../components/lazy-dialog.tsx';
import { Loading } from '../components/loading.tsx';
import { PageHeading, PageTitle } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { ClothesGallery } from '../features/wardrobe/gallery/clothes-gallery.tsx';
import { InspirationCard } from '../features/wardrobe/gallery/inspiration-card.tsx';
import { sendRemovals, useSendOnLeaving } from '../features/wardrobe/remove-items.ts';
import { lowScreen, smallScreen, useMediaQuery } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';

const UploadForm = lazyComponent('UploadForm', () => import('../features/wardrobe/upload/upload-form.tsx'));
const ClipFromWeb = lazyComponent('ClipFromWeb', () => import('../features/wardrobe/clip/clip-from-web.tsx'));

const title = t('My Wardrobe');
const tagline = t('Everything you own, in one place, ready to be worn.');
const tabIds = ['clothes', 'upload', 'clip'] as const;

/** What the bookmarklet (`clip`) or the system's share menu (`shared`) passes: a product's URL, or text with one. */
const clipOf = (query: URLSearchParams) => query.get('clip') || query.get('shared');

/** The tab that the address opens. It is `tab`, or the clip tab if something to clip was passed. */
function tabOf(query: URLSearchParams): string {
  const wanted = tabIds.find((id) => id === query.get('tab'));
  return wanted ?? (query.has('clip') || query.has('shared') ? 'clip' : 'clothes');
}

/** The tabs of the wardrobe: gallery, upload and clip. The open tab is kept in the address. */
export function WardrobePage() {
  usePreload(ConfirmDialog);
  const isSmall = useMediaQuery(`${smallScreen}, ${lowScreen}`);
  const navigate = useNavigate();
  // The bookmarklet passes the shop page's URL in the query string.
  const [query] = useSearchParams();
  const clip = clipOf(query);
  const open = tabOf(query);
  useSendOnLeaving();
  useEffect(() => {
    // Deleted pieces count toward the limit until the server is told. New pieces may need that room.
    if (open !== 'clothes') void sendRemovals();
  }, [open]);
  const openTab = (id: string) => {
    const next = new URLSearchParams(window.location.search);
    // Radix reports a click twice: on pointer down and on focus.
    if (tabOf(next) === id) return;
    next.delete('clip');
    next.delete('shared');
    if (id === 'clothes') next.delete('tab');
    else next.set('tab', id);
    void navigate({ search: next.toString() });
  };
  return (
    <div className="page-width pb-24">
      {!isSmall && (
        <div className="grid items-end gap-x-16 pb-8 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] lg:pt-10">
          <PageHeading title={title} tagline={tagline} />
          <InspirationCard />
        </div>
      )}
      <Tabs
        label={title}
        open={open}
        onOpen={openTab}
        {...(isSmall && { before: <SmallHeading /> })}
        tabs={[
          {
            id: 'clothes',
            name: t('My Clothes'),
            content: (
              <>
                {isSmall && (
                  <>
                    <p className="text-ink-soft text-sm low:hidden">{tagline}</p>
                    <InspirationCard />
                  </>
                )}
                <ClothesGallery onUpload={() => openTab('upload')} onClip={() => openTab('clip')} />
              </>
            ),
          },
          {
            id: 'upload',
            name: t('Upload New'),
            content: (
              <Suspense fallback={<Loading />}>
                <UploadForm />
              </Suspense>
            ),
          },
          {
            id: 'clip',
            name: t('Clip from Web'),
            content: (
              <Suspense fallback={<Loading />}>
                <ClipFromWeb {...(clip === null ? {} : { initialUrl: clip })} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The heading on phones and in low windows. It is in one line with the tabs. */
const SmallHeading = () => (
  <>
    <PageTitle title={title} />
    <h1 className="shrink-0 py-3 text-xl leading-none">{title}</h1>
  </>
);
