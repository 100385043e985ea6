/** The list of orders without an open order: the list has all the room. */
export default function NoOrder() {
  return null;
}
