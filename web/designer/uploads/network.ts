/** Whether the device thinks it has a connection, and when that changes. */
export interface Network {
  online(): boolean;
  onChange(listener: () => void): () => void;
}

export const browserNetwork: Network = {
  online: () => navigator.onLine,
  onChange(listener) {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};
