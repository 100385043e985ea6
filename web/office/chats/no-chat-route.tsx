/** Conversations without an open one: the list has all the room. */
export default function NoChat() {
  return null;
}
