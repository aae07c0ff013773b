/** Sets the document's title. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Wardrobe`}</title>;
