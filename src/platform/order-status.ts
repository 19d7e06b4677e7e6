import { orderStatus } from '#contract/order-status';

/** Whether nothing about a deposit or a withdrawal will change anymore. */
export const isOver = ({ status }: { status: number }): boolean =>
  status === orderStatus.completed || status === orderStatus.ended;
