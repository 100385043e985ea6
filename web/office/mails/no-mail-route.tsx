/** The outbox without an open mail: the list has all the room. */
export default function NoMail() {
  return null;
}
