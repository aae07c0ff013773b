import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../components/confirm-dialog-lazy.ts';
import { lazyComponent } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { usePreload } from '../components/use-preload.ts';
import { ClothesGallery } from '../features/wardrobe/gallery/clothes-gallery.tsx';
import { InspirationCard } from '../features/wardrobe/gallery/inspiration-card.tsx';

const UploadForm = lazyComponent('UploadForm', () => import('../features/wardrobe/upload/upload-form.tsx'));
const ClipFromWeb = lazyComponent('ClipFromWeb', () => import('../features/wardrobe/clip/clip-from-web.tsx'));

/** The tabs of the wardrobe: gallery, upload and clip. `clip` or `tab=upload` in the URL opens another than the first. */
export function WardrobePage() {
  usePreload(ConfirmDialog);
  // The bookmarklet passes the shop page's URL in the query string.
  const [parameters] = useSearchParams();
  const clip = parameters.get('clip');
  const [open, setOpen] = useState(() => {
    if (clip !== null) return 'clip';
    return parameters.get('tab') === 'upload' ? 'upload' : 'clothes';
  });
  return (
    <div className="page-width pb-24">
      <div className="grid items-end gap-x-16 pb-8 lg:grid-cols-[1fr_34rem] lg:pt-10">
        <PageHeading title="My Wardrobe" tagline="Everything you own, in one place, ready to be worn." />
        <InspirationCard />
      </div>
      <Tabs
        label="My Wardrobe"
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'clothes',
            name: 'My Clothes',
            content: <ClothesGallery onUpload={() => setOpen('upload')} />,
          },
          {
            id: 'upload',
            name: 'Upload New',
            content: (
              <Suspense fallback={<Loading />}>
                <UploadForm />
              </Suspense>
            ),
          },
          {
            id: 'clip',
            name: 'Clip from Web',
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
