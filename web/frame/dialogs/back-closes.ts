/**
 * Gives Back something to leave other than the page: an entry of the history that is as the one before. The router
 * leaves it alone, because its address is that of the page. Browser only.
 *
 * @param onBack when Back was pressed
 * @returns takes the entry out again, if Back has not; done when it is gone
 */
export function holdBack(onBack: () => void): () => Promise<void> {
  let gone = false;
  history.pushState({ ...history.state, dialog: true }, "");
  const stop = onNextPop(() => {
    gone = true;
    onBack();
  });
  return () => {
    stop();
    // Something went to another address meanwhile: the entry is no longer the last one.
    if (gone || history.state?.dialog !== true) return Promise.resolve();
    return new Promise((resolve) => {
      onNextPop(resolve);
      history.back();
    });
  };
}

/** Hears of one step through the history. */
function onNextPop(heard: () => void): () => void {
  const stopping = new AbortController();
  const onPop = () => {
    stopping.abort();
    heard();
  };
  addEventListener("popstate", onPop, { signal: stopping.signal });
  return () => stopping.abort();
}
