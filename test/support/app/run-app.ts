import { startApp } from './app.ts';

// The app as a process of its own, which can be killed. It says where it is.
const { url } = await startApp({ folder: process.argv[2] ?? '' });
console.log(url);
