/** A binary heap of nodes, the cheapest first; a node's cost may fall while it waits. */
export class NodeHeap {
  private readonly nodes: Int32Array;
  private readonly place: Int32Array;
  private readonly cost: Float64Array;
  private size = 0;

  constructor(most: number) {
    this.nodes = new Int32Array(most);
    this.place = new Int32Array(most).fill(-1);
    this.cost = new Float64Array(most);
  }

  push(node: number, cost: number) {
    this.cost[node] = cost;
    let at = this.place[node] ?? -1;
    if (at < 0) at = this.size++;
    this.rise(at, node, cost);
  }

  /** The cheapest node, or -1. */
  pop() {
    if (this.size === 0) return -1;
    const top = this.nodes[0] ?? -1;
    this.place[top] = -1;
    const last = this.nodes[--this.size] ?? -1;
    if (this.size > 0) this.sink(last);
    return top;
  }

  private rise(from: number, node: number, cost: number) {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.nodes[above] ?? 0;
      if ((this.cost[other] ?? 0) <= cost) break;
      this.put(at, other);
      at = above;
    }
    this.put(at, node);
  }

  private sink(node: number) {
    const cost = this.cost[node] ?? 0;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.size) break;
      if (below + 1 < this.size && this.costAt(below + 1) < this.costAt(below)) below++;
      if (this.costAt(below) >= cost) break;
      this.put(at, this.nodes[below] ?? 0);
      at = below;
    }
    this.put(at, node);
  }

  private costAt(at: number) {
    return this.cost[this.nodes[at] ?? 0] ?? 0;
  }

  private put(at: number, node: number) {
    this.nodes[at] = node;
    this.place[node] = at;
  }
}
