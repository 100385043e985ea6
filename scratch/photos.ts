import { bookPhotos } from "../e2e/book-photos.ts";
const all = await bookPhotos();
console.log(all.length, all[0]);
