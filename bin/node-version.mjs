// A JavaScript file that is loaded before the first TypeScript file, which an older Node cannot read.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Wardrobe needs Node 24, and this is Node ${process.versions.node}. "npm ci" brings one along: use "npm start".`,
  );
  process.exit(1);
}
