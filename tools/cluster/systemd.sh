#!/bin/bash
# A systemd of its own, as process 1 of new namespaces over this machine's files: what it writes is gone with it.
# Arguments: a folder that is empty, the product's folder, the environment file, the unit file, the journal's settings.
set -euo pipefail
folder=$1 product=$2 environment=$3 unit=$4 journal=$5
mount --make-rprivate /
mount -t tmpfs tmpfs "$folder"
mkdir "$folder"/{written,work,root}
root=$folder/root
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/written,workdir=$folder/work" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t tmpfs tmpfs "$root/sys/fs/cgroup"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
# As an operator installs it: docs/operations.md.
chroot "$root" useradd --system sunwright
mkdir -p "$root/opt/sunwright"
mount --bind "$product" "$root/opt/sunwright"
install -m 600 "$environment" "$root/etc/sunwright.env"
install -m 644 "$unit" "$root/etc/systemd/system/sunwright@.service"
install -D -m 644 "$journal" "$root/etc/systemd/journald.conf.d/sunwright.conf"
# Of the machine's own services none is started.
rm -rf "$root"/etc/systemd/system/*.wants
printf '[Unit]\nDescription=Nothing but the journal and what is asked for\nWants=systemd-journald.service\n' > "$root/etc/systemd/system/trial.target"
exec env -i container=docker PATH=/usr/bin:/bin:/usr/sbin:/sbin \
  chroot "$root" /lib/systemd/systemd --system --unit=trial.target --log-target=console --show-status=no
