import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { ClipFromWeb } from '../features/wardrobe/clip/clip-from-web.tsx';
import { ClothesGallery } from '../features/wardrobe/gallery/clothes-gallery.tsx';
import { InspirationCard } from '../features/wardrobe/gallery/inspiration-card.tsx';
import { UploadForm } from '../features/wardrobe/upload/upload-form.tsx';

/** The tabs of the wardrobe: gallery, upload and clip. `clip` or `tab=upload` in the URL opens another than the first. */
export function WardrobePage() {
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
          { id: 'upload', name: 'Upload New', content: <UploadForm /> },
          {
            id: 'clip',
            name: 'Clip from Web',
            content: <ClipFromWeb {...(clip === null ? {} : { initialUrl: clip })} />,
          },
        ]}
      />
    </div>
  );
}
