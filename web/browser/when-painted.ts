/** Frames do not come to a tab that nobody sees; then it is as good as painted, in milliseconds. */
const unseen = 500;

/** Resolves in a task of its own once the next frame was handed to the screen. */
export const whenPainted = (): Promise<void> =>
  new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, unseen);
  });
