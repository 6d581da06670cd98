import {
  BarChart3,
  Bell,
  BookOpen,
  Calendar,
  Clock,
  CreditCard,
  FileText,
  GraduationCap,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Map as MapIcon,
  Megaphone,
  Package,
  Phone,
  Plug,
  Receipt,
  Rocket,
  Settings,
  Shield,
  Smartphone,
  Star,
  Truck,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import { createElement, type ReactNode } from 'react';

/** The icon that an editor named; a neutral one for a name that is not in the set. */
export function ContentIcon({
  name,
  className,
}: {
  name: string;
  className?: string | undefined;
}): ReactNode {
  return createElement(icons.get(name) ?? LifeBuoy, { 'aria-hidden': true, className });
}

/** By their names at lucide.dev. All icons would be a megabyte. */
const icons = new Map<string, LucideIcon>([
  ['bar-chart-3', BarChart3],
  ['bell', Bell],
  ['book-open', BookOpen],
  ['calendar', Calendar],
  ['clock', Clock],
  ['credit-card', CreditCard],
  ['file-text', FileText],
  ['graduation-cap', GraduationCap],
  ['layers', Layers],
  ['map', MapIcon],
  ['megaphone', Megaphone],
  ['package', Package],
  ['phone', Phone],
  ['plug', Plug],
  ['receipt', Receipt],
  ['rocket', Rocket],
  ['settings', Settings],
  ['shield', Shield],
  ['smartphone', Smartphone],
  ['star', Star],
  ['truck', Truck],
  ['users', Users],
  ['wallet', Wallet],
  ['wrench', Wrench],
]);
