// Preloaded into every process of a pictured side: `new Date()` and `Date.now()` always tell LOOK_INSTANT (ms).
const instant = Number(process.env.LOOK_INSTANT);

if (Number.isFinite(instant) && instant > 0) {
  const RealDate = Date;
  RealDate.now = () => instant;
  const Frozen = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [instant], newTarget),
    apply: (target) => new target(instant).toString(),
  });
  RealDate.prototype.constructor = Frozen;
  globalThis.Date = Frozen;
}
