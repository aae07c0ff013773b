import { useState } from 'react';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { ClothesGallery } from '../features/wardrobe/clothes-gallery.tsx';
import { UploadForm } from '../features/wardrobe/upload-form.tsx';

export function WardrobePage() {
  const [open, setOpen] = useState('clothes');
  return (
    <div className="page-width pb-24">
      <PageHeading title="My Wardrobe" tagline="Everything you own, in one place, ready to be worn." />
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
        ]}
      />
    </div>
  );
}
