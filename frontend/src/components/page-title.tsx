/** What the browser's tab and its history call the page. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Wardrobe`}</title>;
