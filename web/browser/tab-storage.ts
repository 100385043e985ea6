/** What is kept for one tab, over reloads. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps what the browser takes: nothing where it refuses, no more where it is full. Nobody's page fails for it. */
function openStorage(find: () => Storage): TabStorage {
  function tried<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  }
  return {
    getItem: (key) => tried((storage) => storage.getItem(key), null),
    setItem: (key, value) => tried((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => tried((storage) => storage.removeItem(key), undefined),
  };
}

/** The tab's storage. Browser only. */
export const tabStorage = (): TabStorage => openStorage(() => sessionStorage);

/** What is kept for a visitor, in all of her tabs. Browser only. */
export const visitorStorage = (): TabStorage => openStorage(() => localStorage);
